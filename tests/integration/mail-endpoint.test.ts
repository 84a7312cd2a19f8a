import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { functionSettings } from '../../server/api/functions/function-settings.ts';
import { freePort } from '../../server/process/free-port.ts';
import { mailEndpoint } from '../../server/mail/mail-endpoint.ts';
import { mailOutbox, type MailOutbox } from '../../server/mail/mail-outbox.ts';
import { isMailPath, MAIL_PATHS } from '../../server/http/dynamic-paths.ts';
import { fetchRoute } from '../../server/http/fetch-route.ts';
import { startWebServer, type WebServer } from '../../server/http/web-server.ts';
import type { OwnMailAccount } from '../../server/settings/mail-setup.ts';
import { LARGEST_VARIABLES } from '../../src/core/mail/mail-size.ts';
import { sendFormMail } from '../../src/gateway/browser/mail.ts';
import { mailSettings, sendMail as sendFunctionMail } from '../../supabase/functions/_shared/mail.ts';
import { log } from '../../server/operate/log/log.ts';

const ACCOUNT: OwnMailAccount = {
  serviceId: 'service_1',
  templateId: 'template_1',
  publicKey: 'key_1',
  privateKey: 'private_1',
  recipients: [],
  smtp: null,
};
const CALL = { user_id: 'key_1', service_id: 'service_1', template_id: 'template_1' };
const { json: JSON_PATH, form: FORM_PATH } = MAIL_PATHS;

let directory: string;
let outbox: MailOutbox;
let server: WebServer;
let url: string;

beforeEach(async () => {
  directory = path.join(mkdtempSync(path.join(os.tmpdir(), 'mail-endpoint-test-')), 'outbox');
  outbox = mailOutbox(directory, { mostMessages: 15 });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = await startWebServer('127.0.0.1', port, 1, {
    isDynamic: isMailPath,
    answer: fetchRoute(mailEndpoint(ACCOUNT, (variables, sender) => outbox.add('template_1', variables, sender))),
    upgrade: (_request, socket) => socket.destroy(),
    serve: (_request, response) => void response.writeHead(404).end(),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  await server.stop();
  rmSync(path.dirname(directory), { recursive: true, force: true });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Posts a body, and returns the status and the text of the answer, with a space between. */
async function post(pathname: string, body: RequestInit['body'], headers: Record<string, string> = {}) {
  const response = await fetch(url + pathname, { method: 'POST', body, headers } as RequestInit);
  return `${response.status} ${await response.text()}`;
}

const postJson = (call: object, headers: Record<string, string> = {}) =>
  post(JSON_PATH, JSON.stringify(call), { 'content-type': 'application/json', ...headers });

const message = (text: string) => ({ ...CALL, template_params: { message: text } });

async function kept() {
  const messages = await Promise.all((await outbox.ids()).map((id) => outbox.read(id)));
  return messages.map((one) => one?.variables);
}

describe('the mail endpoint', () => {
  it('stores a mail of the site’s own client, and answers an unknown service ID with 400', async () => {
    vi.stubGlobal('location', { origin: url, pathname: '/confessions' });
    const settings = { origin: null, serviceId: 'service_1', templateId: 'template_1', publicKey: 'key_1' };
    const variables = {
      message: 'Il a dit « on » \u{1F98A}\nSa mère aussi.',
      to_email: 'a@ici.example',
      screenshot: '',
    };
    expect(await sendFormMail(settings, variables)).toEqual({ kind: 'sent' });
    expect(await kept()).toEqual([variables]);
    expect(await sendFormMail({ ...settings, serviceId: 'autre' }, variables)).toEqual({
      kind: 'failed',
      status: 400,
      text: 'The service ID is not found',
    });
  });

  it('stores the fields of a form in both encodings, and its files as data URLs', async () => {
    const fields = { ...CALL, lib_version: '4.4.1', message: 'Été & <b>', to_email: 'a@ici.example' };
    expect(await post(FORM_PATH, new URLSearchParams(fields))).toBe('200 OK');
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('image', new File([new Uint8Array([1, 2, 3])], 'a.png', { type: 'image/png' }));
    expect(await post(FORM_PATH, form)).toBe('200 OK');
    const variables = { message: 'Été & <b>', to_email: 'a@ici.example' };
    expect(await kept()).toEqual(
      expect.arrayContaining([variables, { ...variables, image: 'data:image/png;base64,AQID' }]),
    );
  });

  it.each([
    [{}, '400 The public key is required'],
    [{ ...CALL, user_id: '' }, '400 The public key is required'],
    [{ ...CALL, service_id: undefined }, '400 The service ID is required'],
    [{ ...CALL, template_id: 7 }, '400 The template ID is required'],
    [{ ...CALL, user_id: 'autre' }, '404 The public key is not found'],
    [{ ...CALL, template_id: 'autre' }, '400 The template ID is not found'],
    [{ ...CALL, template_params: 'texte' }, '400 The template params have to be an object of texts'],
    [{ ...CALL, template_params: { message: { a: 1 } } }, '400 The template params have to be an object of texts'],
    // Fields of the endpoint's own answer mean nothing in a request.
    [{ status: 200, text: 'OK' }, '400 The public key is required'],
  ])('refuses the call %j', async (call, answer) => {
    expect(await postJson(call)).toBe(answer);
    expect(await kept()).toEqual([]);
  });

  it.each([
    [JSON_PATH, '{"user_id":', 'application/json'],
    [JSON_PATH, '[]', 'application/json'],
    [JSON_PATH, '', 'application/json'],
    [FORM_PATH, '--x\r\nhalf', 'multipart/form-data; boundary=x'],
    [FORM_PATH, '{}', 'application/json'],
  ])('refuses at %s the unreadable body %j', async (pathname, body, type) => {
    expect(await post(pathname, body, { 'content-type': type })).toBe('400 The body cannot be read');
  });

  it('takes 50 KB of variables, and not a byte more', async () => {
    const room = LARGEST_VARIABLES - JSON.stringify({ message: '' }).length;
    expect(await postJson(message('x'.repeat(room)))).toBe('200 OK');
    expect(await postJson(message('x'.repeat(room + 1)))).toMatch(/^413 /);
    expect(await kept()).toHaveLength(1);
  });

  it('stops reading a body that is too large or endless, and goes on serving', async () => {
    expect(await postJson(message('x'.repeat(400_000)))).toMatch(/^413 /);
    const endless = new ReadableStream({
      async pull(controller) {
        // Lets Node see that the connection has closed: otherwise `fetch` may read into memory for ever.
        await setImmediate();
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const request = fetch(url + JSON_PATH, { method: 'POST', body: endless, duplex: 'half' } as RequestInit);
    // The server may close the connection before its answer is read: what matters is that it ends.
    expect(await request.then(({ status }) => status).catch(() => 413)).toBe(413);
    expect(await postJson(message('Encore là'))).toBe('200 OK');
  });

  it('answers 403 to a page of another site, and does not count its messages', async () => {
    const fromElsewhere = () => postJson(message('Bonjour'), { 'sec-fetch-site': 'cross-site' });
    for (let sent = 0; sent < 11; sent += 1) expect(await fromElsewhere()).toBe('403 Forbidden');
    expect(await kept()).toEqual([]);
    expect(await postJson(message('Bonjour'))).toBe('200 OK');
  });

  it('takes ten messages a minute from one network, and keeps places in the outbox for the server’s mails', async () => {
    const from = (address: string) => postJson(message('Bonjour'), { 'x-forwarded-for': address });
    for (let sent = 0; sent < 10; sent += 1) expect(await from('2001:db8::1')).toBe('200 OK');
    expect(await from('2001:db8::2')).toBe('429 Too Many Requests');
    expect(await from('198.51.100.1')).toBe('200 OK');
    // Two of twelve places were left: three more are for the server's own mails.
    expect(await from('198.51.100.2')).toBe('200 OK');
    expect(await from('198.51.100.3')).toBe('507 The outbox is full');
  });

  it('takes from a home twice the messages of a network at most, and from a site of homes four times', async () => {
    const large = mailOutbox(directory);
    const room = mailEndpoint(ACCOUNT, (variables, sender) => large.add('template_1', variables, sender));
    const body = JSON.stringify(message('Bonjour'));
    const headers = { 'content-length': String(body.length) };
    const sentBy = async (address: string) => {
      for (let sent = 0; ; sent += 1) {
        if ((await room(new Request(url + JSON_PATH, { method: 'POST', body, headers }), address)).status !== 200)
          return sent;
      }
    };
    const addresses = ['1:1', '1:2', '1:3', '1:100', '1:101', '1:200', '2:1'].map((group) => `2001:db8:${group}::1`);
    const sent: number[] = [];
    for (const address of addresses) sent.push(await sentBy(address));
    expect(sent).toEqual([10, 10, 0, 10, 10, 0, 10]);
  });

  it('takes a hundred messages an hour from all visitors together, and mails of the server besides', async () => {
    const large = mailOutbox(directory);
    const room = mailEndpoint(ACCOUNT, (variables, sender) => large.add('template_1', variables, sender));
    const send = (call: object, address: string) => {
      const body = JSON.stringify(call);
      const headers = { 'content-length': String(body.length) };
      return room(new Request(url + JSON_PATH, { method: 'POST', body, headers }), address);
    };
    for (let sent = 0; sent < 100; sent += 1) {
      expect((await send(message('Bonjour'), `198.51.100.${sent}`)).status).toBe(200);
    }
    const refused = await send(message('Bonjour'), '203.0.113.1');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3_000]).toEqual([429, true]);
    expect((await send({ ...message('Confirme'), accessToken: 'private_1' }, '127.0.0.1')).status).toBe(200);
  });

  it('does not count mails of the server’s own functions against the limit of a network', async () => {
    const credentials = { databasePassword: '', publishableKey: '', secretKey: '', publishSecret: '', jwtSecret: '' };
    const { environment } = functionSettings({ url, siteUrl: url, credentials, ownMail: ACCOUNT });
    const settings = mailSettings((name) => environment[name]);
    if (!settings) throw new Error('The functions have no mail');
    const mail = { to_email: 'lea@ici.example', subject: 'Un lien', message: 'Confirme' };
    const send = () => sendFunctionMail(settings, mail, { fetch, sleep: async () => undefined });
    for (let sent = 0; sent < 11; sent += 1) await send();
    expect(await postJson(message('Bonjour'))).toBe('200 OK');
    const messages = (await kept()).map((variables) => variables?.['message']);
    expect(messages.sort()).toEqual(['Bonjour', ...Array<string>(11).fill('Confirme')]);
  });

  it.each([
    ['no key', JSON_PATH, () => JSON.stringify(message('Bonjour'))],
    ['another key', JSON_PATH, () => JSON.stringify({ ...message('Bonjour'), accessToken: 'private_2' })],
    ['a list of keys', JSON_PATH, () => JSON.stringify({ ...message('Bonjour'), accessToken: ['private_1'] })],
    ['the public key', JSON_PATH, () => JSON.stringify({ ...message('Bonjour'), accessToken: 'key_1' })],
    [
      'the private key in a form',
      FORM_PATH,
      () => new URLSearchParams({ ...CALL, message: 'Bonjour', accessToken: 'private_1' }),
    ],
  ])('counts a message with %s against the limit of its network', async (_what, pathname, body) => {
    const headers = pathname === JSON_PATH ? { 'content-type': 'application/json' } : undefined;
    for (let sent = 0; sent < 10; sent += 1) expect(await post(pathname, body(), headers)).toBe('200 OK');
    expect(await post(pathname, body(), headers)).toBe('429 Too Many Requests');
  });

  it('answers 429 before the body has arrived when the network has sent too much', async () => {
    for (let sent = 0; sent < 10; sent += 1) await postJson(message('Bonjour'));
    const headers = { 'content-type': 'application/json', 'content-length': 100_000 };
    const asked = request(url + JSON_PATH, { method: 'POST', headers, agent: false });
    asked.flushHeaders();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    asked.destroy();
    expect(response.statusCode).toBe(429);
  });

  it('answers 500 when a message cannot be stored, logs that without the text, and recovers', async () => {
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    writeFileSync(directory, 'a file where the folder should be');
    expect(await postJson(message('Secret'))).toBe('500 The message could not be stored');
    expect(told).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(told.mock.calls[0])).not.toContain('Secret');
    rmSync(directory);
    expect(await postJson(message('Secret'))).toBe('200 OK');
  });

  it('refuses GET with 405, sends no CORS header, and answers 404 at other paths', async () => {
    expect((await fetch(url + JSON_PATH)).status).toBe(405);
    expect((await fetch(url + JSON_PATH, { method: 'OPTIONS' })).headers.get('access-control-allow-origin')).toBeNull();
    expect((await fetch(`${url}/api/v1.0/email/list`, { method: 'POST' })).status).toBe(404);
  });
});
