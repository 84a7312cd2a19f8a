/** Actions that the audit log records, as the database names them (private.record_action). */
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

/** Kinds of personal data that administrators export and erase, as the database names them. */
export type DataKind = 'applications' | 'subscriptions' | 'entries';

/** An action that was recorded. */
export interface RecordedAction {
  id: number;
  /** In ISO 8601. */
  at: string;
  /** The name of the member at that moment; empty for the operator. */
  actor: string;
  /** An action by its name, which a newer database may have added. */
  action: string;
  /** The id of the article, the member or the invitation; null for personal data. */
  subjectId: string | null;
  /** The article's title, the member's name, the invited address or the kind of data. */
  subject: string;
  /** The new role, or the number of rows. */
  detail: string;
}
