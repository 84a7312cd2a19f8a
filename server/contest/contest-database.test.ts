import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/gateway/database.types.ts';
import { contestDatabase } from './contest-database.ts';

const CONTEST = { name: '2026-12', starts_at: '2026-12-01T00:00:00Z', ends_at: '2027-01-01T00:00:00Z', entries: 10 };
const UNKNOWN_PRIZE = {
  ...CONTEST,
  draws: [
    {
      ...{ number: 1, closes_at: '2026-12-08T00:00:00Z', prizes: ['submarine'], seed_round: 1, drawn: [] },
      ...{ list_hash: null, seed: null, signature: null, drawn_at: null },
    },
  ],
};

/** Makes the queries of a database that gives these answers to its two functions about contests. */
function databaseWith(status: unknown, statuses: unknown, name?: string) {
  const client = createClient<Database>('http://localhost', 'key', {
    auth: { persistSession: false },
    global: { fetch: async (url) => Response.json(String(url).includes('contest_statuses') ? statuses : status) },
  });
  return contestDatabase(client, name);
}

describe('the status of a contest', () => {
  it('is returned when the database knows the contest', async () => {
    const { status } = databaseWith({ ...CONTEST, draws: [] }, []);
    expect(await status()).toMatchObject({ name: '2026-12', entries: 10 });
  });

  it('is refused with advice when no contest was ever opened', async () => {
    await expect(databaseWith(null, []).status()).rejects.toThrow('No contest is open: npm run tool -- draw open.');
  });

  it('is refused with the known names when no contest has the given name', async () => {
    const { status } = databaseWith(null, [{ ...CONTEST, draws: [] }], '2025-12');
    await expect(status()).rejects.toThrow('There is no contest 2025-12. The contests are 2026-12.');
  });

  it.each([
    ['the contest', UNKNOWN_PRIZE, []],
    ['another contest', null, [UNKNOWN_PRIZE]],
  ])('is refused as unreadable when %s has an unknown prize', async (_which, status, statuses) => {
    await expect(databaseWith(status, statuses).status()).rejects.toThrow('A stored contest cannot be read');
  });
});
