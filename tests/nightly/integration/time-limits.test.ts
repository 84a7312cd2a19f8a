import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from '../../support/articles.ts';
import { eventually, startTestBackend, type TestBackend } from '../../support/test-backend.ts';

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

/** Asks from an address of this machine: all of 127.0.0.0/8 is. */
function askFrom(localAddress: string, pathname: string): Promise<{ status: number; code?: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(`${backend.url}${pathname}`, { headers: headers(), localAddress }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        const { code } = JSON.parse(text) as { code?: string };
        resolve({ status: response.statusCode ?? 0, ...(code ? { code } : {}) });
      });
    });
    asking.on('error', reject).end();
  });
}

const runningReads = async () => {
  const [row] = await backend.sql<{ count: number }[]>`
    select count(*)::integer from pg_stat_activity
    where state = 'active' and wait_event = 'PgSleep'`;
  return row?.count ?? 0;
};

describe('the time limits of a request', () => {
  it('end what takes longer, as PostgREST says it, while others are answered', async () => {
    const attack = Promise.all(Array.from({ length: 8 }, () => askFrom('127.0.0.1', ENDLESS)));
    let attackIsOver = false;
    void attack.then(() => (attackIsOver = true));
    await eventually(async () => (await runningReads()) > 0, 'the attack runs');
    expect(await runningReads()).toBeLessThanOrEqual(4);
    const others = await Promise.all(
      Array.from({ length: 4 }, () => askFrom('127.0.0.2', '/rest/v1/blog_posts?select=id')),
    );
    expect(attackIsOver).toBe(false);
    expect(others).toEqual(others.map(() => ({ status: 200 })));
    for (const answer of await attack) expect(answer).toEqual({ status: 500, code: '57014' });
  });
});

describe('members', () => {
  it('are answered at once while strangers of many networks hold all their places', async () => {
    const administrator = await backend.administrator();
    const attack = Promise.all([1, 2, 3].flatMap((n) => Array(4).fill(`127.0.1.${n}`)).map((a) => askFrom(a, ENDLESS)));
    await eventually(async () => (await runningReads()) === 5, 'as many run as may');
    for (let time = 0; time < 5; time += 1) {
      const list = { status: 'draft', search: '', sort: 'date', is_ascending: false, page: 1, page_size: 20 };
      await administrator.rpc('list_articles', list).throwOnError();
    }
    expect(await runningReads()).toBe(5);
    await attack;
  });
});
