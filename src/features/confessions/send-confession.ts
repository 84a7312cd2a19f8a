import type { MailSettings } from '../../core/mail/mail-settings.ts';
import type { MailVariables } from '../../core/mail/mail-size.ts';
import type { MailOutcome } from '../../gateway/browser/mail.ts';
import { FORM_COPY } from '../../presentation/forms/copy.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { mailFailureReason } from '../../presentation/mail/copy.ts';
import { CONFESSION_FAILED, CONFESSION_TOO_QUICK } from './copy.ts';

/** Milliseconds before which a submission cannot come from a person. */
export const SHORTEST_TIME = 2_000;

export interface ConfessionReceiver {
  mail: MailSettings;
  recipient: string;
}

export interface ConfessionSource {
  /** Time at which the form was shown and present time, in milliseconds of a monotonic clock. */
  shownAt: number;
  now(): number;
  send(settings: MailSettings, variables: MailVariables): Promise<MailOutcome>;
}

/**
 * Sends a confession unless it looks like a machine's. The message of a refusal tells a person who was taken for a machine why.
 *
 * @param trap content of the trap field
 */
export async function sendConfession(
  { mail, recipient }: ConfessionReceiver,
  message: string,
  trap: string,
  { shownAt, now, send }: ConfessionSource,
): Promise<SubmitOutcome> {
  if (trap !== '') return { kind: 'refused', message: FORM_COPY.trapped };
  if (now() - shownAt < SHORTEST_TIME) return { kind: 'refused', message: CONFESSION_TOO_QUICK };
  // Fills all four variables of the template (document 2, section 3): confessions come without a picture.
  const outcome = await send(mail, { message, to_email: recipient, screenshot: '', filename: '' });
  if (outcome.kind === 'sent') return outcome;
  return { kind: 'failed', message: `${CONFESSION_FAILED.inline} ${mailFailureReason(outcome.status)}` };
}
