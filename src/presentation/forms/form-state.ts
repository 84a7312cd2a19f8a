import { answersToCorrect, FORM_COPY } from './copy.ts';

export type SubmitOutcome<Name extends string = string> =
  | { kind: 'sent' }
  /** Refused by the server; `fields` has a message for each wrong answer. */
  | { kind: 'refused'; message: string; fields?: Partial<Record<Name, string>> }
  /** The answers did not arrive; a retry may succeed. */
  | { kind: 'failed'; message?: string };

export type FormState<Name extends string = string> =
  | { kind: 'ready' }
  /** Not sent, since some answers are wrong. */
  | { kind: 'invalid'; count: number }
  | { kind: 'submitting' }
  | SubmitOutcome<Name>;

/** Whether the message of a refusal is shown at a field already. */
export function isShownAtField(state: FormState): boolean {
  return state.kind === 'refused' && Object.values(state.fields ?? {}).includes(state.message);
}

/** Returns the message for a form's state. @param sent message once the answers have arrived */
export function statusMessage(state: FormState, sent: string): string {
  if (state.kind === 'invalid') return answersToCorrect(state.count);
  if (state.kind === 'sent') return sent;
  if (state.kind === 'refused') return state.message;
  return state.kind === 'failed' ? (state.message ?? FORM_COPY.failed) : '';
}
