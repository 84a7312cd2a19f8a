/** Actions in the audit log, named as in the database (private.record_action). */
export const RECORDED_ACTIONS = [
  'published',
  'withdrawn',
  'deleted',
  'restored',
  'invited',
  'invitation_withdrawn',
  'joined',
  'role_changed',
  'member_removed',
  'password_link_made',
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'second_factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'data_exported',
  'data_erased',
] as const;
export type Action = (typeof RECORDED_ACTIONS)[number];

/** Kinds of personal data that administrators export and erase, named as in the database. */
export type DataKind = 'applications' | 'subscriptions' | 'entries';

export interface RecordedAction {
  id: number;
  /** ISO 8601. */
  at: string;
  /** Name of the member at that moment; empty for the operator. */
  actor: string;
  /** Plain string: a newer database may have further actions. */
  action: string;
  /** Id of the article, member or invitation; null for personal data. */
  subjectId: string | null;
  /** Title of the article, name of the member, invited address or kind of data. */
  subject: string;
  /** New role, or number of rows. */
  detail: string;
}
