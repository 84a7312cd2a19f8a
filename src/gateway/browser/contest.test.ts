import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterContest } from './contest.ts';

const ENTRANT = {
  name: 'Camille',
  email: 'camille@exemple.fr',
  city: 'Lyon',
  mayBeShown: true,
  session: 'a'.repeat(32),
};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', '');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
  vi.stubGlobal('location', { origin: 'https://coquelicot.exemple' });
  vi.stubGlobal('fetch', fetched.mockReset());
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  [400, 'The entry is refused: data', 'invalid'],
  [400, 'The body is not JSON', 'invalid'],
  [413, 'Too large', 'invalid'],
  [409, 'closed', 'closed'],
  [409, 'not_open', 'not open'],
  [429, 'This network has sent this form often; try again later', 'rate limit'],
  [503, 'It was not stored; try again', 'failed'],
])('enterContest turns a refusal with %i and %j into %j', async (status, error, reason) => {
  fetched.mockResolvedValue(Response.json({ error }, { status }));
  expect(await enterContest(ENTRANT)).toEqual({ kind: 'refused', reason });
});

it.each([
  ['city_length', 'city'],
  ['email_form', 'email'],
])('enterContest names for the rule %s the refused answer: %s', async (rule, field) => {
  fetched.mockResolvedValue(Response.json({ error: `The entry is refused: ${rule}` }, { status: 400 }));
  expect(await enterContest(ENTRANT)).toEqual({ kind: 'wrong', field });
});

it('enterContest returns the ticket, and reports a network failure like any other failure', async () => {
  fetched.mockResolvedValueOnce(Response.json({ ticket: 'billet' }));
  expect(await enterContest(ENTRANT)).toEqual({ kind: 'entered', ticket: 'billet' });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await enterContest(ENTRANT)).toEqual({ kind: 'refused', reason: 'failed' });
});
