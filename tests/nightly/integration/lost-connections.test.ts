import { readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionPool } from '../../../server/postgres/connection-pool.ts';
import { newArticle } from '../../support/articles.ts';
import { eventually, startTestBackend, type Client, type TestBackend } from '../../support/test-backend.ts';

/** The fate of requests, webhooks and announcements when connections to the database are cut under them. */

const READERS = 4;

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

/** Reads without a pause while the task runs; how often each status came. */
async function statusesDuring(task: () => Promise<void>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let isOver = false;
  const readers = Array.from({ length: READERS }, async (_, index) => {
    while (!isOver) {
      const { status } = await read(index % 2 === 0 ? undefined : '/rest/v1/blog_posts?select=id,title&limit=5');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  try {
    await task();
  } finally {
    isOver = true;
    await Promise.allSettled(readers);
  }
  await Promise.all(readers);
  return statuses;
}

const isBack = () => read().then(({ status }) => status === 200);

/** A client of its own, which fetches no types: nobody would await that, and it is about to be cut. */
const newClient = () => postgres({ ...backend.sql.options, max: 1, fetch_types: false } as never);

async function cutConnections(): Promise<void> {
  const sql = newClient();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await sql.end();
}

function killServer(): void {
  const [pid] = readFileSync(path.join(backend.directory, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** The whole way of a change: written, its webhook called, its announcement received. */
async function expectChangesToTravel(prefix: string): Promise<void> {
  backend.hookCalls.length = 0;
  const { error } = await backend.operator().from('blog_posts').insert(newArticle());
  expect(error).toBeNull();
  await eventually(() => backend.hookCalls.length > 0, 'the webhook is called', 30_000);
  let count = 0;
  // An announcement while nobody listens is lost, as it is with Supabase.
  await eventually(
    async () => {
      const name = `${prefix}-${(count += 1)}`;
      expect((await backend.operator().from('categories').insert({ name, slug: name })).error).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 200));
      return announced.includes(name);
    },
    'a change is announced',
    30_000,
  );
}

describe('lost connections to the database', () => {
  it('cost a 503 at most when they are cut one and all, again and again', async () => {
    const statuses = await statusesDuring(async () => {
      for (let round = 0; round < 30; round += 1) {
        await cutConnections();
        await eventually(isBack, 'the data interface answers again');
      }
    });
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0);
    await expectChangesToTravel('apres-les-coupures');
  });

  it('come back after the server was killed under traffic', async () => {
    const statuses = await statusesDuring(async () => {
      for (let round = 0; round < 3; round += 1) {
        killServer();
        await eventually(async () => (await read()).status === 503, 'the end is noticed');
        await eventually(isBack, 'the data interface answers again', 40_000);
      }
    });
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(503)).toBeGreaterThan(0);
    await expectChangesToTravel('apres-les-chutes');
  });

  it('are given up when no answer comes, and replaced', async () => {
    const pool = connectionPool(backend.sql.options, 1, 300);
    await expect(pool.query('select pg_sleep(20)')).rejects.toThrow(
      'The database does not answer: the statement took longer',
    );
    expect(await pool.query('select 1 as one')).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
