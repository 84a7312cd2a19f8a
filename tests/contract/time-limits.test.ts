import { describe, expect, it } from 'vitest';
import { ENDLESS, slowFunctions } from '../support/slow-functions.ts';
import { eventually, type Client, type TestBackend } from '../support/test-backend.ts';

/** No request occupies the database for long, whatever its role, and whether or not its client waits. */

const slow = slowFunctions();

describe('the time limits of a request', () => {
  it('follow its role, and do not affect later requests', async () => {
    const limits = async (client: ReturnType<TestBackend['visitor']>) =>
      (await client.rpc('limits_of_this_request' as never)).data;
    const member = await slow.backend.member();
    for (let round = 0; round < 3; round += 1) {
      expect(await limits(slow.backend.visitor())).toEqual(['3s', '5s']);
      expect(await limits(member)).toEqual(['10s', '15s']);
      expect(await limits(slow.backend.operator())).toEqual(['1min', '1min']);
    }
    const own = await slow.backend.sql`select current_setting('statement_timeout')`;
    expect(own[0]).toEqual({ current_setting: '0' });
  });
});

describe('a filter by regular expression', () => {
  it('is refused to a visitor and to an account without role, and accepted from an administrator', async () => {
    const pattern = (client: Client) => client.from('blog_posts').select('id').filter('content', 'match', '(.*)(.*)x');
    for (const client of [slow.backend.visitor(), await slow.backend.member()]) {
      expect((await pattern(client)).error?.code).toBe('PGRST100');
    }
    expect((await pattern(await slow.backend.administrator())).error).toBeNull();
  });
});

describe('a client that disconnects', () => {
  it('leaves no reading statement running', async () => {
    await slow.backend.sql`alter role anon set statement_timeout = '10min'`;
    const leaving = new AbortController();
    const asked = Array.from({ length: 6 }, () =>
      fetch(`${slow.backend.url}${ENDLESS}`, { headers: slow.headers(), signal: leaving.signal }),
    );
    for (const answer of asked) answer.catch(() => undefined);
    await eventually(async () => (await slow.runningReads()) === 4, 'the four allowed reads run');
    leaving.abort();
    await eventually(async () => (await slow.runningReads()) === 0, 'no read runs');
    expect((await slow.backend.visitor().from('blog_posts').select('id')).error).toBeNull();
    await slow.backend.sql`alter role anon set statement_timeout = '3s'`;
  });

  it('leaves a writing statement to be completed', async () => {
    const leaving = new AbortController();
    const asked = fetch(`${slow.backend.url}/rest/v1/rpc/write_slowly`, {
      method: 'POST',
      headers: slow.headers(),
      body: '{}',
      signal: leaving.signal,
    });
    asked.catch(() => undefined);
    const isWriting = () => slow.backend.sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`;
    await eventually(async () => (await isWriting()).length > 0, 'the write runs');
    leaving.abort();
    await eventually(
      async () => (await slow.backend.sql`select 1 from private.written`).length > 0,
      'the write is complete',
    );
  });
});
