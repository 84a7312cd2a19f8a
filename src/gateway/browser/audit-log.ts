import * as v from 'valibot';
import type { RecordedAction } from '../../core/team/actions.ts';
import { Instant } from '../../core/time/instant.ts';
import { answerOf, parseAnswer } from './answer.ts';
import type { BrowserDatabase } from './session.ts';

export interface ActionPage {
  /** Number of actions on all pages. */
  total: number;
  /** Newest first. */
  actions: RecordedAction[];
  /** Members with an action in the log. */
  people: { id: string; name: string }[];
}

export interface ActionQuery {
  action: string | null;
  /** Id of the member; null for everybody. */
  person: string | null;
  /** From 1. */
  page: number;
  pageSize: number;
}

const Page = v.object({
  total: v.number(),
  actions: v.array(
    v.pipe(
      v.object({
        id: v.number(),
        at: Instant,
        actor: v.string(),
        action: v.string(),
        subject_id: v.nullable(v.string()),
        subject: v.string(),
        detail: v.string(),
      }),
      v.transform(({ subject_id, ...row }): RecordedAction => ({ ...row, subjectId: subject_id })),
    ),
  ),
  people: v.array(v.object({ id: v.string(), name: v.string() })),
});

/** @throws GatewayError */
export async function listActions(database: BrowserDatabase, { pageSize, ...query }: ActionQuery): Promise<ActionPage> {
  const parameters = { ...query, page_size: pageSize };
  // Generated types lack null for parameters.
  return parseAnswer(Page, await answerOf(database.rpc('list_actions', parameters as never)));
}
