import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailDelivery, RecipientRefused, type MailDelivery } from '../../server/mail/mail-delivery.ts';
import { mailOutbox } from '../../server/mail/mail-outbox.ts';
import { log } from '../../server/operate/log/log.ts';
import type { OwnMailAccount } from '../../server/settings/mail-setup.ts';
import { smtpSettings } from '../../server/settings/smtp-settings.ts';
import { startSmtpServer, type SmtpServer } from '../support/smtp-server.ts';

const CONFESSION = { message: 'Il a dit « on ».', to_email: 'confessions@ici.example', screenshot: '', filename: '' };
const CONFIRMATION = { to_email: 'lea@la-bas.example', subject: 'Confirme ton adresse', message: 'Par ce lien' };

let server: SmtpServer;
let directory: string;
let mail: MailDelivery;

function deliveryBy(port: number): MailDelivery {
  const own: OwnMailAccount = {
    serviceId: 'service',
    templateId: 'template',
    publicKey: 'key',
    privateKey: 'private',
    recipients: ['confessions@ici.example', 'jeu@ici.example'],
    smtp: smtpSettings({ SMTP_URL: `smtp://127.0.0.1:${port}?from=bonjour@ici.example` }),
  };
  const delivery = mailDelivery(own, directory);
  if (!delivery) throw new Error('The copy has no mail');
  return delivery;
}

const waiting = () => mailOutbox(path.join(directory, 'outbox')).ids();

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'mail-server-test-'));
  server = await startSmtpServer();
  mail = deliveryBy(server.port);
  mail.start();
});

afterEach(async () => {
  mail.stop();
  await server.close();
  rmSync(directory, { recursive: true, force: true });
  vi.restoreAllMocks();
});

describe('the mail server of SMTP_URL', () => {
  it('receives a visitor’s message for the team under the copy’s own subject; the outbox keeps nothing', async () => {
    await mail.deliver({ ...CONFESSION, subject: 'Achète !' }, 'stranger');
    await expect.poll(() => server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ from: 'bonjour@ici.example', to: 'confessions@ici.example' });
    expect(server.mails[0]?.text).not.toContain('Ach');
    await expect.poll(waiting).toEqual([]);
  });

  it('receives a proof with its picture as an attachment and its sender as Reply-To', async () => {
    const proof = { from_name: 'Léa', reply_to: 'lea@la-bas.example', image: 'data:image/png;base64,AQID' };
    await mail.deliver({ ...proof, message: 'Ma preuve', to_email: 'jeu@ici.example', filename: 'a.png' }, 'stranger');
    await expect.poll(() => server.mails).toHaveLength(1);
    const { text = '' } = server.mails[0] ?? {};
    expect(text).toContain('Reply-To: lea@la-bas.example');
    expect(text).toMatch(/Content-Type: image\/png; name=a\.png/);
    expect(text).toContain('AQID');
  });

  it('receives no file of the machine and no further recipient that a visitor names', async () => {
    const proof = {
      ...CONFESSION,
      image: '/etc/hostname',
      filename: 'a.png',
      reply_to: 'a@b.example\r\nBcc: c@d.example',
    };
    await mail.deliver(proof, 'stranger');
    await expect.poll(() => server.mails).toHaveLength(1);
    const [head = ''] = server.mails[0]?.text.split('\n\n') ?? [];
    expect(head).toMatch(/^Subject:/m);
    expect(head).not.toMatch(/multipart|^Bcc:|^Reply-To:/m);
  });

  it('receives visitors’ messages for the team alone, and the server’s mails for any valid address', async () => {
    await expect(mail.deliver(CONFIRMATION, 'stranger')).rejects.toThrow(RecipientRefused);
    await expect(mail.deliver({ ...CONFIRMATION, to_email: 'nobody' }, 'server')).rejects.toThrow(RecipientRefused);
    await mail.deliver(CONFIRMATION, 'server');
    await expect.poll(() => server.mails.map(({ to }) => to)).toEqual(['lea@la-bas.example']);
    expect(server.mails[0]?.text).toContain('Subject: Confirme ton adresse');
  });

  it('receives a mail later that it has refused for the moment, also after a restart of the copy', async () => {
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    server.answer = '450 Later';
    await mail.deliver(CONFIRMATION, 'server');
    await expect
      .poll(() => told.mock.calls)
      .toEqual([['A mail could not be sent (450): it is tried again each minute.']]);
    expect(await waiting()).toHaveLength(1);
    mail.stop();
    server.answer = '250 OK';
    mail = deliveryBy(server.port);
    mail.start();
    await expect.poll(() => server.mails).toHaveLength(1);
    await expect.poll(waiting).toEqual([]);
  });

  it('receives no mail that was stored before SMTP_URL was set', async () => {
    const outbox = mailOutbox(path.join(directory, 'outbox'));
    await outbox.add('own_message', CONFIRMATION, 'server');
    await mail.deliver({ ...CONFIRMATION, to_email: 'max@la-bas.example' }, 'server');
    await expect.poll(() => server.mails.map(({ to }) => to)).toEqual(['max@la-bas.example']);
    await expect.poll(waiting).toHaveLength(1);
  });

  it('is not asked again after it has refused a recipient for good; the log does not name the recipient', async () => {
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    server.answer = '550 No mailbox lea@la-bas.example';
    await mail.deliver(CONFIRMATION, 'server');
    await expect.poll(waiting).toEqual([]);
    expect(told.mock.calls).toEqual([['A mail could not be sent (550): it is given up.']]);
  });
});
