import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestApplication } from '../../core/podcast/guest-application.ts';
import { subscribeToNewsletter } from './newsletter.ts';
import { applyAsGuest } from './podcast.ts';

const APPLICATION: GuestApplication = {
  name: 'Léo',
  age: 31,
  contactChoice: ['email'],
  contactValue: 'leo@exemple.fr',
  topics: ['ghosting'],
  anonymConsent: true,
  intimateConsent: true,
};
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', '');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
  vi.stubGlobal('location', { origin: 'https://coquelicot.exemple' });
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['apply-as-guest', () => applyAsGuest(APPLICATION), APPLICATION],
  ['subscribe-to-newsletter', () => subscribeToNewsletter('lea@exemple.fr'), { email: 'lea@exemple.fr' }],
])('a form sends its answers to %s as JSON', async (receiver, send, body) => {
  fetchMock.mockResolvedValue(Response.json({ stored: true }));
  await send();
  const [input, init] = fetchMock.mock.calls[0] ?? [];
  expect(String(input)).toBe(`https://coquelicot.exemple/functions/v1/${receiver}`);
  expect(JSON.parse(String(init?.body))).toEqual(body);
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    apikey: 'sb_publishable_x',
    'content-type': 'application/json',
  });
});

describe.each([
  ['applyAsGuest', () => applyAsGuest(APPLICATION)],
  ['subscribeToNewsletter', () => subscribeToNewsletter('lea@exemple.fr')],
])('%s', (_name, send) => {
  it.each([
    [429, { kind: 'refused', reason: 'rate limit' }],
    [400, { kind: 'refused', reason: 'invalid' }],
    [413, { kind: 'refused', reason: 'invalid' }],
    [404, { kind: 'failed' }],
    [500, { kind: 'failed' }],
    [503, { kind: 'failed' }],
  ])('returns the outcome for status %i', async (status, outcome) => {
    fetchMock.mockResolvedValue(Response.json({ error: 'no' }, { status }));
    expect(await send()).toEqual(outcome);
  });

  it.each([{}, null, [], { stored: 'yes' }])(
    'fails on the answer %j, which does not confirm that the form was stored',
    async (body) => {
      fetchMock.mockResolvedValue(Response.json(body));
      expect(await send()).toEqual({ kind: 'failed' });
    },
  );

  it('fails when the network fails or the answer is not JSON', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await send()).toEqual({ kind: 'failed' });
    fetchMock.mockResolvedValueOnce(new Response('<html>'));
    expect(await send()).toEqual({ kind: 'failed' });
  });
});
