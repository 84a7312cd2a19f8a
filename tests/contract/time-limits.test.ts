import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from '../support/articles.ts';
import { eventually, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** No request holds the database for long, whoever makes it and whether or not it is waited for. */

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await insertArticle(backend.sql, { content: `<p>${'Une phrase comme une autre, et encore une. '.repeat(400)}</p>` });
  await backend.sql.unsafe(`
    create table private.written (name text);
    alter table private.written enable row level security;
    create function public.limits_of_this_request() returns text[] language sql as $$
      select array[current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')];
    $$;
    create function public.read_slowly() returns integer language sql stable as $$
      select 1 from pg_sleep(3600);
    $$;
    create function public.write_slowly() returns void language sql volatile security definer as $$
      select pg_sleep(0.5);
      insert into private.written values ('kept');
    $$;
    grant execute on all functions in schema public to anon, authenticated, service_role;`);
});

afterAll(() => backend.stop());

/** Lasts an hour. */
const ENDLESS = '/rest/v1/rpc/read_slowly';

const headers = () => ({ apikey: backend.credentials.publishableKey, 'content-type': 'application/json' });

const runningReads = async () => {
  const [row] = await backend.sql<{ count: number }[]>`
    select count(*)::integer from pg_stat_activity
    where state = 'active' and wait_event = 'PgSleep'`;
  return row?.count ?? 0;
};

describe('the time limits of a request', () => {
  it('are those of its role, and of nobody after it', async () => {
    const limits = async (client: ReturnType<TestBackend['visitor']>) =>
      (await client.rpc('limits_of_this_request' as never)).data;
    const member = await backend.member();
    for (let round = 0; round < 3; round += 1) {
      expect(await limits(backend.visitor())).toEqual(['3s', '5s']);
      expect(await limits(member)).toEqual(['10s', '15s']);
      expect(await limits(backend.operator())).toEqual(['1min', '1min']);
    }
    const own = await backend.sql`select current_setting('statement_timeout')`;
    expect(own[0]).toEqual({ current_setting: '0' });
  });
});

describe('members', () => {
  it('alone ask for regular expressions', async () => {
    const pattern = (client: Client) => client.from('blog_posts').select('id').filter('content', 'match', '(.*)(.*)x');
    for (const client of [backend.visitor(), await backend.member()]) {
      expect((await pattern(client)).error?.code).toBe('PGRST100');
    }
    expect((await pattern(await backend.administrator())).error).toBeNull();
  });
});

describe('a client that leaves', () => {
  it('leaves no statement behind that reads', async () => {
    await backend.sql`alter role anon set statement_timeout = '10min'`;
    const leaving = new AbortController();
    const asked = Array.from({ length: 6 }, () =>
      fetch(`${backend.url}${ENDLESS}`, { headers: headers(), signal: leaving.signal }),
    );
    for (const answer of asked) answer.catch(() => undefined);
    await eventually(async () => (await runningReads()) === 4, 'as many run as may');
    leaving.abort();
    await eventually(async () => (await runningReads()) === 0, 'none runs');
    expect((await backend.visitor().from('blog_posts').select('id')).error).toBeNull();
    await backend.sql`alter role anon set statement_timeout = '3s'`;
  });

  it('has saved what it was saving', async () => {
    const leaving = new AbortController();
    const asked = fetch(`${backend.url}/rest/v1/rpc/write_slowly`, {
      method: 'POST',
      headers: headers(),
      body: '{}',
      signal: leaving.signal,
    });
    asked.catch(() => undefined);
    const isWriting = () => backend.sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`;
    await eventually(async () => (await isWriting()).length > 0, 'it is being written');
    leaving.abort();
    await eventually(async () => (await backend.sql`select 1 from private.written`).length > 0, 'it is written');
  });
});
