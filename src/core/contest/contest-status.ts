import * as v from 'valibot';
import { Instant } from '../time/instant.ts';
import { DRAWN_STATES } from './contest-entry.ts';
import { PRIZES } from './prizes.ts';

const DrawnEntry = v.pipe(
  v.object({
    place: v.number(),
    line: v.string(),
    state: v.picklist(DRAWN_STATES),
    prize: v.nullable(v.picklist(PRIZES)),
    first_name: v.nullable(v.string()),
    city: v.nullable(v.string()),
  }),
  v.transform(({ first_name, ...entry }) => ({ ...entry, firstName: first_name })),
);

const Draw = v.pipe(
  v.object({
    number: v.number(),
    closes_at: Instant,
    prizes: v.array(v.picklist(PRIZES)),
    seed_round: v.number(),
    list_hash: v.nullable(v.string()),
    seed: v.nullable(v.string()),
    signature: v.nullable(v.string()),
    drawn_at: v.nullable(Instant),
    drawn: v.array(DrawnEntry),
  }),
  v.transform(({ closes_at, seed_round, list_hash, drawn_at, ...draw }) => ({
    ...draw,
    closesAt: closes_at,
    seedRound: seed_round,
    listHash: list_hash,
    drawnAt: drawn_at,
  })),
);

const Status = v.pipe(
  v.object({
    name: v.string(),
    starts_at: Instant,
    ends_at: Instant,
    entries: v.number(),
    draws: v.array(Draw),
  }),
  v.transform(({ starts_at, ends_at, ...status }) => ({ ...status, startsAt: starts_at, endsAt: ends_at })),
);

/** Drawn person. Only winners are named, and only with their consent. */
export type DrawnEntry = v.InferOutput<typeof DrawnEntry>;
/** Draw to come, frozen (`listHash`) or made (`seed`), with drand's signature where it was recorded. */
export type ContestDraw = v.InferOutput<typeof Draw>;
/**
 * Public state of a contest, as the database returns it. Its name is the month that it starts in, `2026-12`; entries
 * are rounded to tens and counted hourly, so that nobody can tell who has just entered.
 */
export type ContestStatus = v.InferOutput<typeof Status>;

/** Parses the answer of `contest_status()`. @returns null for anything else, and where there is no such contest */
export function readContestStatus(answer: unknown): ContestStatus | null {
  const result = v.safeParse(Status, answer);
  return result.success ? result.output : null;
}

/** Parses the answer of `contest_statuses()`, newest contest first. @returns null for anything else */
export function readContestStatuses(answer: unknown): ContestStatus[] | null {
  const result = v.safeParse(v.array(Status), answer);
  return result.success ? result.output : null;
}
