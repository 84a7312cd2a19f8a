import { readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;
const announced: string[] = [];

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
  await new Promise<void>((resolve) => {
    administrator
      .channel('categories')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'categories' }, ({ new: row }) =>
        announced.push(String(row['name'])),
      )
      .subscribe((status) => status === 'SUBSCRIBED' && resolve());
  });
});

afterAll(async () => {
  await administrator.removeAllChannels();
  await backend.stop();
});

async function read(pathname = '/rest/v1/categories?select=id,name'): Promise<Response> {
  const response = await fetch(`${backend.url}${pathname}`, {
    headers: { apikey: backend.credentials.publishableKey },
  });
  if (response.status !== 503) await response.arrayBuffer();
  return response;
}

const isBack = () => read().then(({ status }) => status === 200);

/** A client of its own, which fetches no types: nobody would await that, and it is about to be cut. */
const newClient = () => postgres({ ...backend.sql.options, max: 1, fetch_types: false } as never);

function killServer(): void {
  const [pid] = readFileSync(path.join(backend.directory, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

describe('lost connections to the database', () => {
  it('are told as PostgREST tells them, with when to ask again', async () => {
    killServer();
    const response = await eventually(async () => {
      const answer = await read();
      return answer.status === 503 ? answer : null;
    }, 'the database is gone');
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({ code: 'PGRST001', message: expect.stringContaining('database') });
    await eventually(isBack, 'the data interface answers again', 40_000);
  });

  it('do not lose the webhook of a change made while nobody listened', async () => {
    backend.hookCalls.length = 0;
    const sql = newClient();
    // Cut after the change is committed, in one go: its notification finds nobody, or a connection that is ending.
    await sql.begin(async (transaction) => {
      await transaction`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`;
      await transaction`select net.http_post(${`${backend.url}/hooks/publish`}, ${transaction.json({ cut: true })})`;
    });
    await sql.end();
    await eventually(
      () => backend.hookCalls.some(({ body }) => (body as { cut?: boolean }).cut),
      'it is called',
      20_000,
    );
  });
});
