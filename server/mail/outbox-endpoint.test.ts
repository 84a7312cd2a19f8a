import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox, type MailOutbox } from './mail-outbox.ts';
import { OUTBOX_PATH } from '../http/dynamic-paths.ts';
import { outboxEndpoint } from './outbox-endpoint.ts';

let directory: string;
let outbox: MailOutbox;

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'outbox-endpoint-test-'));
  outbox = mailOutbox(directory);
  await outbox.add(
    't',
    { reply_to: 'Camille.Dupont@gmail.com', to_email: 'concours@ici.example', image: 'data:,' },
    'stranger',
  );
  await outbox.add('t', { to_email: 'camilledupont+jeu@googlemail.com', message: 'Ton billet' }, 'server');
  await outbox.add('t', { to_email: 'confessions@ici.example', message: 'camilledupont' }, 'stranger');
});
afterEach(() => rmSync(directory, { recursive: true }));

async function ask(body: string | object, authorization: string | null = 'Bearer admin', method = 'POST') {
  const endpoint = outboxEndpoint(outbox, async (token) => token === 'Bearer admin');
  const response = await endpoint(
    new Request(`http://site.test${OUTBOX_PATH}`, {
      method,
      headers: authorization === null ? {} : { authorization },
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  return [response.status, ((await response.json()) as { messages?: number }).messages];
}

describe('the messages of a person', () => {
  const address = 'camilledupont@gmail.com';

  it('are counted, then erased, whether sent or received, and messages of other people are kept', async () => {
    expect(await ask({ address })).toEqual([200, 2]);
    expect(await outbox.ids()).toHaveLength(3);
    expect(await ask({ address, erase: true })).toEqual([200, 2]);
    expect(await outbox.ids()).toHaveLength(1);
    expect(await ask({ address, erase: true })).toEqual([200, 0]);
  });

  it.each([['06 12 34 56 78'], ['@'], [''], ['confessions']])(
    'are not found by %j, which is no address',
    async (other) => {
      expect(await ask({ address: other, erase: true })).toEqual([200, 0]);
    },
  );

  it('are refused with 401 to callers who are no administrator', async () => {
    expect(await ask({ address, erase: true }, null)).toEqual([401, undefined]);
    expect(await ask({ address, erase: true }, 'Bearer other')).toEqual([401, undefined]);
    expect(await outbox.ids()).toHaveLength(3);
  });

  it.each(['', '[]', '{}', '{"address":1}', 'x'.repeat(2000)])(
    'are refused with 400 for the body %j, and with 405 for GET',
    async (body) => {
      expect(await ask(body)).toEqual([400, undefined]);
      expect(await ask('', 'Bearer admin', 'GET')).toEqual([405, undefined]);
    },
  );
});
