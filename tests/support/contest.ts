import { expect } from 'vitest';
import { drawWinners, parseDrawList } from '../../src/core/contest/draw.ts';
import { SUBSTITUTES_PER_PRIZE } from '../../src/core/contest/prizes.ts';
import type { TestBackend } from './test-backend.ts';

export const SEED = '9e9829dfb34bd8db3e21c28e13aefecd86e007ebd19d6bb8a5cee99c0a34798f';
/** Round of drand's quicknet, with its true signature and value. */
export const SIGNED = {
  round: 657_413,
  signature: 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  seed: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
} as const;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const dayAfter = (days: number) => new Date(Math.floor((Date.now() + days * DAY) / 1000) * 1000).toISOString();
/** Settings of a live contest that runs for 17 days more. */
export const LIVE = {
  CONTEST_MODE: 'live',
  CONTEST_ORGANISER: 'Société Éditrice SAS',
  CONTEST_ORGANISER_ADDRESS: '1 rue des Fleurs, 75001 Paris',
  CONTEST_REGISTRATION: 'RCS Paris 123 456 789',
  CONTEST_CONTACT: 'jeu@coquelicot.example',
  CONTEST_STARTS_AT: dayAfter(-3),
  CONTEST_ENDS_AT: dayAfter(17),
};

interface Drawn {
  place: number;
  line: string;
  state: string;
  prize: string | null;
  first_name: string | null;
  city: string | null;
}

export interface Status {
  name: string;
  starts_at: string;
  ends_at: string;
  entries: number;
  draws: {
    number: number;
    closes_at: string;
    prizes: string[];
    seed_round: number;
    list_hash: string | null;
    seed: string | null;
    signature: string | null;
    drawn: Drawn[];
  }[];
}

/** Answer of the database to the edge function that records an entry. */
interface Entered {
  outcome: string;
  ticket?: string;
  kept_ticket?: string;
  is_new?: boolean;
  is_mailed?: boolean;
}

/** Returns the instant this many milliseconds ago; a negative number gives a future one. */
export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Returns functions that drive the contest of a backend. */
export function contestOf(backend: TestBackend) {
  const { sql } = backend;
  const operator = backend.operator();
  let networks = 0;

  async function list(number: number, { contest }: { contest?: string } = {}): Promise<string> {
    const [row] = await sql<{ list: string }[]>`select public.contest_list(${number}, ${contest ?? null}) as list`;
    return row?.list as string;
  }

  return {
    operator,
    list,
    open: async (starts: string, ends: string) => operator.rpc('open_contest', { starts_at: starts, ends_at: ends }),
    freeze: async () => (await sql<{ frozen: number }[]>`select public.freeze_contest_draws() as frozen`)[0]?.frozen,

    async reset() {
      await sql`truncate public.contests, public.contest_entries, public.contest_draws, public.contest_winners cascade`;
      await sql`truncate private.form_attempts`;
    },

    /** Enters another person at each call, from another network, directly in the database. */
    async enter(
      changes: Partial<Record<'name' | 'email' | 'city' | 'network' | 'session', string>> & { shown?: boolean } = {},
    ): Promise<Entered> {
      const { shown = true, network = `n${++networks}`, session, ...rest } = changes;
      const form = {
        name: 'Camille Dupont',
        email: `camille-${networks}@exemple.fr`,
        city: 'Lyon',
        may_be_shown: shown,
        ...rest,
      };
      const [row] = await sql<{ answer: Entered }[]>`
        select public.enter_contest(${sql.json(form)}, ${network}, coalesce(${session ?? null}::uuid, gen_random_uuid())) as answer`;
      if (!row) throw new Error('The database did not answer');
      return row.answer;
    },

    /** Returns the public status without its clock. */
    async status({ contest }: { contest?: string } = {}): Promise<Status> {
      const [row] = await sql<{ status: Status & { now: string } }[]>`
        select public.contest_status(${contest ?? null}) as status`;
      if (!row) throw new Error('The database did not answer');
      const { now, ...rest } = row.status;
      expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(HOUR);
      return rest;
    },

    /** Moves the whole contest into the past, as time does. */
    async pass(milliseconds: number) {
      const past = `${milliseconds} milliseconds`;
      await sql`update public.contests set starts_at = starts_at - ${past}::interval, ends_at = ends_at - ${past}::interval`;
      await sql`update public.contest_entries set entered_at = entered_at - ${past}::interval`;
      await sql`update private.contest_repeats set entered_at = entered_at - ${past}::interval`;
      await sql`
        update public.contest_draws set closes_at = closes_at - ${past}::interval,
          seed_round = seed_round - ${Math.round(milliseconds / 3000)}, frozen_at = frozen_at - ${past}::interval`;
    },

    /** Records the draw that the rule makes of the frozen list. */
    async record(number: number, seed = SEED, prizes = 2) {
      const lines = parseDrawList(await list(number)) ?? [];
      const { winners, substitutes } = await drawWinners(lines, seed, prizes, prizes * SUBSTITUTES_PER_PRIZE);
      return operator.rpc('record_contest_draw', { draw_number: number, seed, winners, substitutes });
    },
  };
}
