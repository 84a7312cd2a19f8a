import { setTimeout as sleep } from 'node:timers/promises';
import { mailSettings, sendMail } from '../../../supabase/functions/_shared/mail.ts';
import type { MailOutbox } from '../../mail/mail-outbox.ts';
import type { OwnMail } from '../../settings/mail-setup.ts';
import type { SendNotice } from './receivers.ts';

/**
 * Makes what sends mails to an operator: by the account that the environment names for mails of servers, or into the outbox of
 * a copy that keeps its mails itself.
 *
 * @returns null where the copy has no mail
 */
export function noticeMail(
  to: string,
  environment: Record<string, string | undefined>,
  own: { account: OwnMail; outbox: MailOutbox } | null,
): SendNotice | null {
  const settings = mailSettings((name) => environment[name]);
  const mailOf = (subject: string, message: string) => ({ to_email: to, subject, message });
  if (settings) {
    const parts = { fetch, sleep: async (milliseconds: number) => void (await sleep(milliseconds)) };
    return (subject, message) => sendMail(settings, mailOf(subject, message), parts);
  }
  if (own) {
    return (subject, message) => own.outbox.add(own.account.templateId, { ...mailOf(subject, message) }, 'server');
  }
  return null;
}
