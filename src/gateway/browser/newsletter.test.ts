import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirmSubscription, subscribeToNewsletter, unsubscribe } from './newsletter.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://base.exemple');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['confirm_subscription', confirmSubscription],
  ['unsubscribe_from_newsletter', unsubscribe],
])('calls %s by POST, which merely opening a link does not send', async (name, ask) => {
  fetchMock.mockResolvedValue(Response.json(true));
  expect(await ask('token')).toBe('done');
  const [address, init] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe(`https://base.exemple/rest/v1/rpc/${name}`);
  expect([init?.method, init?.body]).toEqual(['POST', '{"token":"token"}']);
  expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_x');
});

it.each([
  ['an unknown link', () => Promise.resolve(Response.json(false)), 'unknown'],
  ['a refusal', () => Promise.resolve(Response.json({ message: 'no' }, { status: 429 })), 'failed'],
  ['a malformed answer', () => Promise.resolve(Response.json({})), 'failed'],
  ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
])('unsubscribe returns the outcome of %s', async (_what, answer, outcome) => {
  fetchMock.mockImplementation(answer);
  expect(await unsubscribe('token')).toBe(outcome);
});

it('subscribeToNewsletter tells whether the address must still be confirmed', async () => {
  fetchMock.mockResolvedValueOnce(Response.json({ stored: true, needsConfirmation: true }));
  expect(await subscribeToNewsletter('lea@exemple.fr')).toEqual({ kind: 'stored', needsConfirmation: true });
  fetchMock.mockResolvedValueOnce(Response.json({ stored: true, needsConfirmation: false }));
  expect(await subscribeToNewsletter('lea@exemple.fr')).toEqual({ kind: 'stored', needsConfirmation: false });
});
