import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionPool } from '../../../server/postgres/connection-pool.ts';
import { newArticle } from '../../support/articles.ts';
import { cutDatabase } from '../../support/cut-database.ts';
import { eventually, type Client } from '../../support/test-backend.ts';

/** Requests, webhooks and announcements while connections to the database are cut. */

const READERS = 4;

const database = cutDatabase();
let administrator: Client;
const announced: string[] = [];

beforeAll(async () => {
  administrator = await database.backend.administrator();
  await new Promise<void>((resolve) => {
    administrator
      .channel('categories')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'categories' }, ({ new: row }) =>
        announced.push(String(row['name'])),
      )
      .subscribe((status) => status === 'SUBSCRIBED' && resolve());
  });
});

afterAll(() => administrator.removeAllChannels());

/** Reads without a pause while the task runs. @returns how often each status came */
async function statusesDuring(task: () => Promise<void>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let isOver = false;
  const readers = Array.from({ length: READERS }, async (_, index) => {
    while (!isOver) {
      const { status } = await database.read(
        index % 2 === 0 ? undefined : '/rest/v1/blog_posts?select=id,title&limit=5',
      );
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

async function cutConnections(): Promise<void> {
  const sql = database.newConnection();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await sql.end();
}

/** Expects a change to be written, its webhook to be called and its announcement to be received. */
async function expectChangesToTravel(prefix: string): Promise<void> {
  database.backend.hookCalls.length = 0;
  const { error } = await database.backend.operator().from('blog_posts').insert(newArticle());
  expect(error).toBeNull();
  await eventually(() => database.backend.hookCalls.length > 0, 'the webhook is called', 30_000);
  let count = 0;
  // An announcement while nobody listens is lost, as it is with Supabase.
  await eventually(
    async () => {
      const name = `${prefix}-${(count += 1)}`;
      expect((await database.backend.operator().from('categories').insert({ name, slug: name })).error).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 200));
      return announced.includes(name);
    },
    'a change is announced',
    30_000,
  );
}

describe('lost connections to the database', () => {
  it('cause no status but 200 and 503 when all connections are cut 30 times in a row', async () => {
    const statuses = await statusesDuring(async () => {
      for (let round = 0; round < 30; round += 1) {
        await cutConnections();
        await eventually(database.isBack, 'the data interface answers again');
      }
    });
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0);
    await expectChangesToTravel('apres-les-coupures');
  });

  it('are restored each time after the server is killed three times under traffic', async () => {
    const statuses = await statusesDuring(async () => {
      for (let round = 0; round < 3; round += 1) {
        database.kill();
        await eventually(async () => (await database.read()).status === 503, 'the end is noticed');
        await eventually(database.isBack, 'the data interface answers again', 40_000);
      }
    });
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(503)).toBeGreaterThan(0);
    await expectChangesToTravel('apres-les-chutes');
  });

  it('are replaced after a statement that gets no answer in time', async () => {
    const pool = connectionPool(database.backend.sql.options, 1, 300);
    await expect(pool.query('select pg_sleep(20)')).rejects.toThrow(
      'The database does not answer: the statement took longer',
    );
    expect(await pool.query('select 1 as one')).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
