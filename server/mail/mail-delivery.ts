import path from 'node:path';
import { mailAddress } from '../../src/core/mail/mail-address.ts';
import type { MailVariables } from '../../src/core/mail/mail-size.ts';
import { log } from '../operate/log/log.ts';
import type { OwnMailAccount } from '../settings/mail-setup.ts';
import { mailOutbox, type MailSender } from './mail-outbox.ts';
import { mailQueue, type MailQueue } from './mail-queue.ts';
import { smtpTransport } from './smtp-transport.ts';

/** Thrown because a visitor's message may only go to the team. */
export class RecipientRefused extends Error {}

/** Stores a mail, which is sent if there is a mail server. @throws OutboxFull, RecipientRefused, or the error of the disk */
export type DeliverMail = (variables: MailVariables, sender: MailSender) => Promise<void>;

export interface MailDelivery extends Pick<MailQueue, 'start' | 'stop'> {
  deliver: DeliverMail;
}

/** Opens the delivery of mails. @returns null when this copy does not receive messages itself */
export function mailDelivery(own: OwnMailAccount | null, dataDirectory: string): MailDelivery | null {
  if (own === null) return null;
  const outbox = mailOutbox(path.join(dataDirectory, 'outbox'));
  if (own.smtp === null) {
    const deliver: DeliverMail = (variables, sender) => outbox.add(own.templateId, variables, sender);
    return { deliver, start: () => undefined, stop: () => undefined };
  }
  const queue = mailQueue(outbox, smtpTransport(own.smtp), log);
  return {
    start: queue.start,
    stop: queue.stop,
    async deliver(variables, sender) {
      const to = mailAddress(variables['to_email'] ?? '');
      if (to === null || (sender === 'stranger' && !own.recipients.includes(to))) throw new RecipientRefused();
      // The sender is stored as the id of the template, which mails by SMTP lack. The queue reads it there.
      await outbox.add(sender, variables, sender);
      queue.wake();
    },
  };
}
