import type { MailSettings } from '../../core/mail/mail-settings.ts';
import type { MailVariables } from '../../core/mail/mail-size.ts';
import type { MailOutcome } from '../../gateway/browser/mail.ts';
import { FORM_COPY } from '../../presentation/forms/copy.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { mailFailureReason } from '../../presentation/mail/copy.ts';
import { CONFESSION_FAILED, CONFESSION_TOO_QUICK } from './copy.ts';

/** Milliseconds between the moment that a page shows its form and the first that a person may have sent it. */
export const SHORTEST_TIME = 2_000;

/** Whom confessions go to, and by what account. */
export interface ConfessionReceiver {
  mail: MailSettings;
  recipient: string;
}

export interface ConfessionSource {
  /** When the form was shown, and what time it is: milliseconds of a clock that nobody sets. */
  shownAt: number;
  now(): number;
  send(settings: MailSettings, variables: MailVariables): Promise<MailOutcome>;
}

/**
 * Sends a confession, unless a machine seems to be at work; a person caught by mistake is told why.
 *
 * @param trap content of the invisible field
 */
export async function sendConfession(
  { mail, recipient }: ConfessionReceiver,
  message: string,
  trap: string,
  { shownAt, now, send }: ConfessionSource,
): Promise<SubmitOutcome> {
  if (trap !== '') return { kind: 'refused', message: FORM_COPY.trapped };
  if (now() - shownAt < SHORTEST_TIME) return { kind: 'refused', message: CONFESSION_TOO_QUICK };
  // A template may show all four (document 2, section 3): confessions come without picture.
  const outcome = await send(mail, { message, to_email: recipient, screenshot: '', filename: '' });
  if (outcome.kind === 'sent') return outcome;
  return { kind: 'failed', message: `${CONFESSION_FAILED.inline} ${mailFailureReason(outcome.status)}` };
}
