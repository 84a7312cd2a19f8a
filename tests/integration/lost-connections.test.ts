import { describe, expect, it } from 'vitest';
import { cutDatabase } from '../support/cut-database.ts';
import { eventually } from '../support/test-backend.ts';

const database = cutDatabase();

describe('lost connections to the database', () => {
  it('are answered with 503, the error code of PostgREST and a Retry-After header', async () => {
    database.kill();
    const response = await eventually(async () => {
      const answer = await database.read();
      return answer.status === 503 ? answer : null;
    }, 'the database is gone');
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({ code: 'PGRST001', message: expect.stringContaining('database') });
    await eventually(database.isBack, 'the data interface answers again', 40_000);
  });

  it('do not lose the webhook of a change that is committed while no listener is connected', async () => {
    database.backend.hookCalls.length = 0;
    const sql = database.newConnection();
    // A transaction cuts the connections and makes the change: its notification finds no listener, or an ending one.
    await sql.begin(async (transaction) => {
      await transaction`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`;
      await transaction`select net.http_post(${`${database.backend.url}/hooks/publish`}, ${transaction.json({ cut: true })})`;
    });
    await sql.end();
    await eventually(
      () => database.backend.hookCalls.some(({ body }) => (body as { cut?: boolean }).cut),
      'it is called',
      20_000,
    );
  });
});
