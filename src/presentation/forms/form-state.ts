import { answersToCorrect, FORM_COPY } from './copy.ts';

/** What has become of the answers that a form has sent. */
export type SubmitOutcome<Name extends string = string> =
  | { kind: 'sent' }
  /** The server does not want them; `fields` says of which answers, each with what to do. */
  | { kind: 'refused'; message: string; fields?: Partial<Record<Name, string>> }
  /** They did not arrive, and may the next time. */
  | { kind: 'failed'; message?: string };

export type FormState<Name extends string = string> =
  | { kind: 'ready' }
  /** Nothing was sent: some answers are wrong. */
  | { kind: 'invalid'; count: number }
  | { kind: 'submitting' }
  | SubmitOutcome<Name>;

/** What a form says of its state. @param sent what it says once its answers have arrived */
export function statusMessage(state: FormState, sent: string): string {
  if (state.kind === 'invalid') return answersToCorrect(state.count);
  if (state.kind === 'sent') return sent;
  if (state.kind === 'refused') return state.message;
  return state.kind === 'failed' ? (state.message ?? FORM_COPY.failed) : '';
}
