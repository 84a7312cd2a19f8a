import type { AccountRefusal } from '../../gateway/browser/team-accounts.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { PASSWORD_REFUSALS } from '../sign-in/copy.ts';
import { ACCOUNT_REFUSALS } from './copy.ts';

/** Explains a refusal, at the field of the new password when the password was the reason. */
export function accountRefusal<Field extends string>(
  kind: AccountRefusal,
  passwordField: NoInfer<Field>,
): SubmitOutcome<Field> {
  const message = ACCOUNT_REFUSALS[kind];
  if (!(kind in PASSWORD_REFUSALS)) return { kind: 'refused', message };
  return { kind: 'refused', message, fields: { [passwordField]: message } as Partial<Record<Field, string>> };
}
