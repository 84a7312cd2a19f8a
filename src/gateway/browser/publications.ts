import * as v from 'valibot';
import type { RecordedPublication } from '../../core/editing/publication-progress.ts';
import { Instant } from '../../core/time/instant.ts';
import { answerOf, parseAnswer } from './answer.ts';
import type { BrowserDatabase } from './session.ts';

const PublicationRow = v.pipe(
  v.object({
    id: v.string(),
    state: v.picklist(['queued', 'building', 'online', 'failed']),
    reason: v.nullable(v.string()),
    build_id: v.nullable(v.string()),
    requested_at: Instant,
    started_at: v.nullable(Instant),
  }),
  v.transform(({ build_id, requested_at, started_at, ...row }): RecordedPublication => ({
    ...row,
    buildId: build_id,
    requestedAt: requested_at,
    startedAt: started_at,
  })),
);
const Build = v.object({ buildId: v.string() });
const ANSWER_TIMEOUT = 8000;

/** Reads a publication; null for an unknown or no longer recorded one. @throws GatewayError */
export async function readPublication(database: BrowserDatabase, id: string): Promise<RecordedPublication | null> {
  return parseAnswer(
    v.nullable(PublicationRow),
    await answerOf(database.rpc('read_publication', { publication_id: id })),
  );
}

/** Reads the publication requested last; null without any. @throws GatewayError */
export async function newestPublication(database: BrowserDatabase): Promise<RecordedPublication | null> {
  return parseAnswer(v.nullable(PublicationRow), await answerOf(database.rpc('read_publication')));
}

/** Requests another publication after a failed one. @returns its id @throws GatewayError */
export function retryPublication(database: BrowserDatabase): Promise<string> {
  return answerOf(database.rpc('retry_publication'));
}

/** Returns the id of the build that visitors see; null without an answer. Never throws. */
export async function onlineBuildId(): Promise<string | null> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    return response.ok ? v.parse(Build, await response.json()).buildId : null;
  } catch {
    return null;
  }
}
