import { refusedField, type EntryField, type OptionalEntryField } from '../../core/contest/entry-fields.ts';
import { readContestStatus, readContestStatuses, type ContestStatus } from '../../core/contest/contest-status.ts';
import { databaseOrigin, publishableKey } from './database-access.ts';
import { limitedFetch } from './limited-fetch.ts';

/** Form of a person who enters the contest. An empty optional field counts as missing. */
export interface Entrant extends Partial<Record<OptionalEntryField, string>> {
  name: string;
  email: string;
  /** Consent to show first name and city, should this person win. */
  mayBeShown: boolean;
  /** Id of this visit. The server answers a repeated entry of the same visit with the same ticket. */
  session: string;
}

/** Answer to an entry. A repeated entry gets the answer of a first one, so that nobody can probe for addresses. */
export type EntryAnswer =
  | { kind: 'entered'; ticket: string }
  | { kind: 'wrong'; field: EntryField }
  | { kind: 'refused'; reason: 'closed' | 'not open' | 'rate limit' | 'invalid' | 'failed' };

/** State of a contest, and the server's time in milliseconds since 1970: the visitor's clock may be wrong. */
export interface ContestSnapshot {
  status: ContestStatus;
  now: number;
}

const ANSWER_TIMEOUT = 10_000;

const send = limitedFetch((input, init) => fetch(input, init), ANSWER_TIMEOUT);

/** Sends the entry of a person who has accepted the rules. Never throws. */
export async function enterContest(entrant: Entrant): Promise<EntryAnswer> {
  try {
    const response = await post('functions/v1/enter-contest', { ...entrant, acceptsRules: true });
    const { ticket, error } = ((await response.json().catch(() => null)) ?? {}) as {
      ticket?: unknown;
      error?: unknown;
    };
    if (response.ok && typeof ticket === 'string') return { kind: 'entered', ticket };
    if (response.status === 409) return { kind: 'refused', reason: error === 'not_open' ? 'not open' : 'closed' };
    if (response.status === 429) return { kind: 'refused', reason: 'rate limit' };
    const field = response.status === 400 ? refusedField(String(error).replace('The entry is refused: ', '')) : null;
    if (field) return { kind: 'wrong', field };
    return { kind: 'refused', reason: response.status === 400 || response.status === 413 ? 'invalid' : 'failed' };
  } catch {
    return { kind: 'refused', reason: 'failed' };
  }
}

/** Reads a contest, by default the newest; null without an answer. Never throws. */
export async function askContest(name: string | null = null): Promise<ContestSnapshot | null> {
  const answer = await ask('contest_status', { contest: name });
  const status = readContestStatus(answer);
  const now = Date.parse(String((answer as { now?: unknown } | null)?.now));
  return status === null || Number.isNaN(now) ? null : { status, now };
}

/** Reads the state of every contest, newest first; null without an answer. Never throws. */
export async function askContests(): Promise<ContestStatus[] | null> {
  return readContestStatuses(await ask('contest_statuses', {}));
}

/** Reads the frozen list of a draw; null before it is frozen, or without an answer. Never throws. */
export async function askContestList(draw: number, contest: string): Promise<string | null> {
  const list = await ask('contest_list', { draw_number: draw, contest });
  return typeof list === 'string' ? list : null;
}

async function ask(name: string, parameters: object): Promise<unknown> {
  try {
    const response = await post(`rest/v1/rpc/${name}`, parameters);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function post(path: string, body: object): Promise<Response> {
  return send(`${databaseOrigin()}/${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
