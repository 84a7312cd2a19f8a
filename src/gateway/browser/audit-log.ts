import * as v from 'valibot';
import type { RecordedAction } from '../../core/team/actions.ts';
import { answerOf } from './answer.ts';
import { Instant, parseAnswer } from './parse-answer.ts';
import type { BrowserDatabase } from './session.ts';

/** A page of the audit log. */
export interface ActionPage {
  /** The number on all pages. */
  total: number;
  /** The newest first. */
  actions: RecordedAction[];
  /** The members with an action in the log. */
  people: { id: string; name: string }[];
}

export interface ActionQuery {
  /** Null for every action. */
  action: string | null;
  /** The id of the member; null for everybody. */
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

/** Reads one page of the audit log. @throws GatewayError */
export async function listActions(database: BrowserDatabase, { pageSize, ...query }: ActionQuery): Promise<ActionPage> {
  const parameters = { ...query, page_size: pageSize };
  // Generated types know no null for a parameter.
  return parseAnswer(Page, await answerOf(database.rpc('list_actions', parameters as never)));
}
