import type { SupabaseClient } from '@supabase/supabase-js';
import { readContestStatus, type ContestStatus } from '../../src/core/contest/contest-status.ts';
import { mailAddress } from '../../src/core/mail/mail-address.ts';
import type { Database } from '../../src/gateway/database.types.ts';
import { OperatorError } from '../process/operator-error.ts';

export interface KnownPerson {
  place: number;
  state: string;
  prize: string | null;
  name: string | null;
  email: string | null;
}

/** What the commands ask of the database, as the holder of the secret key. Each throws an OperatorError that says why not. */
export interface ContestDatabase {
  status(): Promise<ContestStatus>;
  open(startsAt: string, endsAt: string): Promise<string>;
  /** How many lists were frozen. */
  freeze(): Promise<number>;
  /** The file of a frozen list, or null before. */
  list(draw: number): Promise<string | null>;
  record(draw: number, seed: string, winners: string[], substitutes: string[]): Promise<string>;
  /** The place of who wins instead, or null when nobody is left. */
  replace(draw: number, place: number): Promise<number | null>;
  /** Who was drawn, with how to reach them. */
  people(draw: number): Promise<KnownPerson[]>;
  /** How many entries were erased. */
  erase(email: string): Promise<number>;
}

export function contestDatabase(client: SupabaseClient<Database>): ContestDatabase {
  return {
    async status() {
      const status = readContestStatus(await asked(client.rpc('contest_status')));
      if (status === null) throw new OperatorError('No contest is open: npm run draw -- open.');
      return status;
    },
    open: async (startsAt, endsAt) => asked(client.rpc('open_contest', { starts_at: startsAt, ends_at: endsAt })),
    freeze: async () => asked(client.rpc('freeze_contest_draws')),
    list: async (draw) => asked(client.rpc('contest_list', { draw_number: draw })),
    record: async (draw, seed, winners, substitutes) =>
      asked(client.rpc('record_contest_draw', { draw_number: draw, seed, winners, substitutes })),
    replace: async (draw, place) => asked(client.rpc('replace_contest_winner', { draw_number: draw, place })),
    async people(draw) {
      const contests = await asked(
        client.from('contests').select('id').order('starts_at', { ascending: false }).limit(1),
      );
      const rows = await asked(
        client
          .from('contest_winners')
          .select('place,state,prize,contest_entries(name,email),contest_draws!inner(number,contest_id)')
          .eq('contest_draws.number', draw)
          .eq('contest_draws.contest_id', contests[0]?.id ?? '')
          .order('place'),
      );
      return rows.map(({ place, state, prize, contest_entries: entry }) => ({
        ...{ place, state, prize },
        ...{ name: entry?.name ?? null, email: entry?.email ?? null },
      }));
    },
    erase: async (email) => asked(client.rpc('erase_contest_entries', { email: mailAddress(email) ?? email })),
  };
}

async function asked<Data>(
  answer: PromiseLike<{ data: Data; error: null } | { data: null; error: { message: string } }>,
): Promise<Data> {
  const { data, error } = await answer;
  if (error) throw new OperatorError(`The database refuses: ${error.message}.`, error);
  return data;
}
