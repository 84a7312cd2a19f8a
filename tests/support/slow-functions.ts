import { afterAll, beforeAll } from 'vitest';
import { insertArticle } from './articles.ts';
import { startTestBackend, type TestBackend } from './test-backend.ts';

/** Address of a function that lasts an hour. */
export const ENDLESS = '/rest/v1/rpc/read_slowly';

/** A backend with slow functions, for the tests of one file. */
interface SlowFunctions {
  readonly backend: TestBackend;
  /** Returns the headers of a visitor's request. */
  headers(): Record<string, string>;
  /** Counts the calls of `ENDLESS` that the database runs. */
  runningReads(): Promise<number>;
}

export function slowFunctions(): SlowFunctions {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startTestBackend();
    await insertArticle(backend.sql, {
      content: `<p>${'Une phrase comme une autre, et encore une. '.repeat(400)}</p>`,
    });
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

  return {
    get backend() {
      return backend;
    },
    headers: () => ({ apikey: backend.credentials.publishableKey, 'content-type': 'application/json' }),
    async runningReads() {
      const [row] = await backend.sql<{ count: number }[]>`
        select count(*)::integer from pg_stat_activity
        where state = 'active' and wait_event = 'PgSleep'`;
      return row?.count ?? 0;
    },
  };
}
