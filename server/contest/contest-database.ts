import type { SupabaseClient } from '@supabase/supabase-js';
import { readContestStatus, readContestStatuses, type ContestStatus } from '../../src/core/contest/contest-status.ts';
import { mailAddress } from '../../src/core/mail/mail-address.ts';
import type { Database } from '../../src/gateway/database.types.ts';
import { OperatorError } from '../process/operator-error.ts';

interface DrawnPerson {
  place: number;
  state: string;
  prize: string | null;
  name: string | null;
  email: string | null;
}

interface DrawResult {
  seed: string;
  /** Signature of the seed by drand; null when it is not known. */
  signature: string | null;
  winners: string[];
  substitutes: string[];
}

const UNREADABLE =
  'A stored contest cannot be read, probably because it has a prize that this version lacks: run the version that opened it.';

/** Queries about a contest, the named one or the newest. Each throws an OperatorError with the reason. */
export interface ContestDatabase {
  status(): Promise<ContestStatus>;
  /** Returns the names of all contests, the newest first. */
  names(): Promise<string[]>;
  /** Returns the exact count of entries; visitors see it rounded to tens. */
  count(): Promise<number>;
  /** Opens the contest or changes its dates. Returns the outcome as a word, such as `opened`. */
  open(startsAt: string, endsAt: string): Promise<string>;
  /** Freezes the lists that are due, in every contest. Returns how many. */
  freeze(): Promise<number>;
  /** Returns the file of a frozen list, or null before the freeze. */
  list(draw: number): Promise<string | null>;
  /** Returns `recorded`, or `unchanged` for a repetition. */
  record(draw: number, result: DrawResult): Promise<string>;
  /** Returns the place of the substitute who wins instead, or null when none is left. */
  replace(draw: number, place: number): Promise<number | null>;
  people(draw: number): Promise<DrawnPerson[]>;
  /** Erases a person's entries in every contest. Returns how many. */
  erase(email: string): Promise<number>;
}

export function contestDatabase(client: SupabaseClient<Database>, name?: string): ContestDatabase {
  // Without a name, the database takes the newest contest.
  const contest = name === undefined ? {} : { contest: name };

  async function names(): Promise<string[]> {
    const statuses = readContestStatuses(await resultOf(client.rpc('contest_statuses')));
    if (statuses === null) throw new OperatorError(UNREADABLE);
    return statuses.map((each) => each.name);
  }

  async function status(): Promise<ContestStatus> {
    const answer = await resultOf(client.rpc('contest_status', contest));
    const found = readContestStatus(answer);
    if (found !== null) return found;
    if (answer !== null) throw new OperatorError(UNREADABLE);
    const known = await names();
    throw new OperatorError(
      known.length === 0
        ? 'No contest is open: npm run tool -- draw open.'
        : `There is no contest ${name}. The contests are ${known.join(', ')}.`,
    );
  }

  return {
    status,
    names,
    async count() {
      const { startsAt } = await status();
      const { count, error } = await client
        .from('contest_entries')
        .select('id,contests!inner(starts_at)', { count: 'exact', head: true })
        .eq('contests.starts_at', startsAt);
      if (error) throw new OperatorError(`The database refused: ${error.message}.`, error);
      return count ?? 0;
    },
    open: async (startsAt, endsAt) => resultOf(client.rpc('open_contest', { starts_at: startsAt, ends_at: endsAt })),
    freeze: async () => resultOf(client.rpc('freeze_contest_draws')),
    list: async (draw) => resultOf(client.rpc('contest_list', { draw_number: draw, ...contest })),
    record: async (draw, { signature, ...result }) =>
      resultOf(
        client.rpc('record_contest_draw', {
          draw_number: draw,
          ...result,
          ...contest,
          ...(signature !== null && { signature }),
        }),
      ),
    replace: async (draw, place) =>
      resultOf(client.rpc('replace_contest_winner', { draw_number: draw, place, ...contest })),
    async people(draw) {
      const contests = await resultOf(
        client
          .from('contests')
          .select('id')
          .eq('contest_name', (await status()).name),
      );
      const rows = await resultOf(
        client
          .from('contest_winners')
          .select('place,state,prize,contest_entries(name,email),contest_draws!inner(number,contest_id)')
          .eq('contest_draws.number', draw)
          .eq('contest_draws.contest_id', contests[0]?.id ?? '')
          .order('place'),
      );
      return rows.map(({ place, state, prize, contest_entries: entry }) => ({
        place,
        state,
        prize,
        name: entry?.name ?? null,
        email: entry?.email ?? null,
      }));
    },
    erase: async (email) => resultOf(client.rpc('erase_contest_entries', { email: mailAddress(email) ?? email })),
  };
}

/** Waits for an answer of the database. @returns its data */
async function resultOf<Data>(
  answer: PromiseLike<{ data: Data; error: null } | { data: null; error: { message: string } }>,
): Promise<Data> {
  const { data, error } = await answer;
  if (error) throw new OperatorError(`The database refused: ${error.message}.`, error);
  return data;
}
