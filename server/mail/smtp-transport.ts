import { createTransport } from 'nodemailer';
import { mailAddress } from '../../src/core/mail/mail-address.ts';
import type { MailVariables } from '../../src/core/mail/mail-size.ts';
import { isLoopback } from '../http/loopback.ts';
import type { SmtpSettings } from '../settings/smtp-settings.ts';
import { MESSAGE_SUBJECTS, PICTURE_NAME } from './copy.ts';
import type { SendMessage } from './mail-queue.ts';

/** Milliseconds for connecting, for the greeting of the mail server, and for each silence afterwards. */
const TIMEOUT = 30_000;
const PICTURE = /^data:(image\/[\w.+-]+);base64,([\w+/]+={0,2})$/;

/** Sends mails over SMTP. The mail server sees one sender, whoever wrote the message. */
export function smtpTransport({ host, port, isEncrypted, login, sender }: SmtpSettings): SendMessage {
  const transport = createTransport({
    host,
    port,
    secure: isEncrypted,
    // Never send a password unencrypted.
    requireTLS: !isEncrypted && login !== null && !isLoopback(host),
    auth: login ? { user: login.user, pass: login.password } : undefined,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ from, variables }) => {
    const content = from === 'server' ? serverMail(variables) : visitorMail(variables);
    await transport.sendMail({ from: sender, to: variables['to_email'] ?? '', ...content });
  };
}

/** Writes a mail of this copy, which has a subject of its own. */
function serverMail({ subject = '', message = '' }: MailVariables) {
  return { subject, text: message };
}

/** Writes a visitor's message under a fixed subject. */
function visitorMail(variables: MailVariables) {
  const { message = '', from_name: name = '', reply_to: address = '', image = '', filename = '' } = variables;
  const [, contentType, base64] = PICTURE.exec(image) ?? [];
  return {
    subject: image === '' ? MESSAGE_SUBJECTS.confession : MESSAGE_SUBJECTS.proof,
    text: name || address ? `${message}\n\n${name} <${address}>` : message,
    replyTo: mailAddress(address) ?? undefined,
    attachments:
      contentType && base64
        ? [{ filename: filename || PICTURE_NAME, content: Buffer.from(base64, 'base64'), contentType }]
        : [],
  };
}
