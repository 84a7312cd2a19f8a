import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { incidentFile } from './incident-file.ts';
import { createNotifier, type NotifierParts } from './notifier.ts';
import { notificationSettings } from './notification-settings.ts';
import type { DeliverMail } from '../../mail/mail-delivery.ts';
import { mailReceiver, webhookReceiver, type Receiver } from './receivers.ts';

const SITE = 'https://coquelicot.example';

let server: Server;
let url: string;
let bodies: unknown[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  bodies = [];
  answer = (response) => response.end('ok');
  server = createServer((request: IncomingMessage, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      bodies.push(JSON.parse(text));
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?secret=1`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function notifierWith(changes: Partial<NotifierParts> = {}) {
  const warnings: string[] = [];
  const delays: number[] = [];
  const notifier = createNotifier({
    receivers: [webhookReceiver(url, SITE)],
    formerIncidents: {},
    saveIncidents: () => undefined,
    sleep: async (milliseconds) => void delays.push(milliseconds),
    log: {
      info: () => undefined,
      warn: (fields) => void warnings.push(String((fields as { err: Error }).err.message)),
    },
    ...changes,
  });
  return { notifier, warnings, delays };
}

describe('a notifier', () => {
  it('posts a text for chats once when an incident begins, and once when it ends', async () => {
    const { notifier } = notifierWith();
    for (const isWrong of [true, true, false, false]) notifier.note('backup', isWrong);
    await notifier.idle();
    expect(bodies).toEqual([
      { text: `${SITE}: The scheduled backup has failed.`, site: SITE, kind: 'backup', state: 'begun' },
      { text: `${SITE}: The scheduled backup was made again.`, site: SITE, kind: 'backup', state: 'ended' },
    ]);
  });

  it('retries after 30 s and 5 min when the receiver answers 500, and logs this without its address', async () => {
    answer = (response) => {
      response.statusCode = bodies.length < 3 ? 500 : 200;
      response.end();
    };
    const { notifier, warnings, delays } = notifierWith();
    notifier.note('disk', true);
    await notifier.idle();
    expect(bodies).toHaveLength(3);
    expect(warnings).toEqual(['NOTIFY_URL answered 500', 'NOTIFY_URL answered 500']);
    expect(delays).toEqual([30_000, 300_000]);
  });

  it('gives up a receiver that hangs, without delaying other receivers', async () => {
    answer = () => undefined;
    const mails: string[] = [];
    const deliver: DeliverMail = async ({ message = '' }) => void mails.push(message);
    const mail = mailReceiver('lea@ici.example', deliver, SITE);
    const { notifier, warnings } = notifierWith({ receivers: [webhookReceiver(url, SITE, 20), mail] });
    notifier.note('disk', true);
    await expect.poll(() => mails).toEqual([`${SITE}: Less than a tenth of the disk is free.`]);
    await notifier.idle();
    expect(warnings).toEqual(Array.from({ length: 4 }, () => 'NOTIFY_URL does not answer (timeout)'));
  });

  it.each([
    ['answers without end', (response: ServerResponse) => void response.writeHead(200).write('…')],
    ['redirects', (response: ServerResponse) => void response.writeHead(302, { Location: '/' }).end()],
    ['ends the connection', (response: ServerResponse) => void response.destroy()],
  ])('finishes when the receiver %s', async (_, reply) => {
    answer = reply;
    const { notifier } = notifierWith();
    notifier.note('disk', true);
    await notifier.idle();
    expect(bodies.length).toBeGreaterThan(0);
  });

  it('sends nothing more once it is closed, neither a retry nor another notice', async () => {
    const receiver = vi.fn<Receiver>().mockRejectedValue(new Error('no'));
    const made: ReturnType<typeof notifierWith> = notifierWith({
      receivers: [receiver],
      sleep: async () => made.notifier.close(),
    });
    made.notifier.note('disk', true);
    await made.notifier.idle();
    made.notifier.note('backup', true);
    await made.notifier.idle();
    expect(receiver.mock.calls.map(([{ kind }]) => kind)).toEqual(['disk']);
  });
});

describe('the file of incidents', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('returns the written incidents when read again', () => {
    const incidents = { disk: { wrong: 1, isOpen: true } };
    incidentFile(folder).write(incidents);
    expect(incidentFile(folder).read()).toEqual(incidents);
  });

  it.each(['', '{', '{"disk":1}', '{"flood":{"wrong":1,"isOpen":true}}'])(
    'returns no incidents when it holds %j',
    (text) => {
      writeFileSync(path.join(folder, 'incidents.json'), text);
      expect(incidentFile(folder).read()).toEqual({});
    },
  );

  it('tolerates a write that fails, here because the folder is missing', () => {
    expect(() => incidentFile(path.join(folder, 'missing')).write({})).not.toThrow();
  });
});

describe('notificationSettings', () => {
  it('returns neither address nor e-mail by default', () => {
    expect(notificationSettings({ NOTIFY_URL: '' })).toEqual({ url: null, email: null });
  });

  it('reads NOTIFY_URL and NOTIFY_EMAIL', () => {
    const given = { NOTIFY_URL: 'https://hooks.example/a', NOTIFY_EMAIL: 'lea@exemple.fr' };
    expect(notificationSettings(given)).toEqual({ url: given.NOTIFY_URL, email: given.NOTIFY_EMAIL });
  });

  it.each([{ NOTIFY_URL: 'ftp://secret' }, { NOTIFY_URL: 'secret' }, { NOTIFY_EMAIL: 'secret' }])(
    'refuses %o, without showing the value',
    (environment) => {
      expect(() => notificationSettings(environment)).toThrow(/^NOTIFY_[A-Z]+ must be (?!.*secret)/);
    },
  );
});
