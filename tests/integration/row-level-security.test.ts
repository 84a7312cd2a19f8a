import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE_COLUMNS } from '../../src/gateway/server/article-row.ts';
import { insertArticle } from '../support/articles.ts';
import { prepareRows, type PreparedRows, type Table } from '../support/prepared-rows.ts';
import { asCaller, CALLERS, clientsByCaller, type Caller } from '../support/roles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

type Verb = 'select' | 'insert' | 'update' | 'delete';
/** Tables that only functions read and write, after they have checked the caller. */
const NOBODY: Record<Verb, Caller[]> = { select: [], insert: [], update: [], delete: [] };

/** Tables that everybody reads, and only functions write. */
const READ_ALONE: Record<Verb, Caller[]> = { ...NOBODY, select: [...CALLERS] };

/** Roles allowed each operation on the prepared row, by table. */
const ALLOWED: Record<Table, Record<Verb, Caller[]>> = {
  members: NOBODY,
  article_visits: NOBODY,
  blog_posts: READ_ALONE,
  categories: READ_ALONE,
  contest_draws: NOBODY,
  contest_entries: NOBODY,
  contest_winners: NOBODY,
  contests: NOBODY,
  former_slugs: READ_ALONE,
  guest_applications: NOBODY,
  newsletter_subscriptions: NOBODY,
  publications: NOBODY,
  revisions: NOBODY,
  tags: READ_ALONE,
  working_copies: NOBODY,
};

const TABLES = Object.keys(ALLOWED) as Table[];
const VERBS: Verb[] = ['select', 'insert', 'update', 'delete'];

let backend: TestBackend;
let clients: Record<Caller, Client>;
let rows: PreparedRows;

beforeAll(async () => {
  backend = await startTestBackend();
  clients = await clientsByCaller(backend);
  rows = await prepareRows(backend.sql);
});

afterAll(() => backend.stop());

/** Tries the verb through the interface, and asks for the rows: a forbidden update is no error, but changes none. */
async function attempt(client: Client, table: Table, verb: Verb): Promise<boolean> {
  const { key, change, added } = rows[table];
  const target = client.from(table);
  const columns = table === 'blog_posts' ? ARTICLE_COLUMNS : '*';
  const answer =
    verb === 'select'
      ? await target.select(columns).eq(key[0] as never, key[1] as never)
      : verb === 'insert'
        ? await target.insert(added as never).select(columns)
        : verb === 'update'
          ? await target
              .update(change as never)
              .eq(key[0] as never, key[1] as never)
              .select(columns)
          : await target
              .delete()
              .eq(key[0] as never, key[1] as never)
              .select(columns);
  if (answer.error) expect(answer.error.code, JSON.stringify(answer.error)).toBe('42501');
  return answer.error === null && answer.data.length > 0;
}

/** Tries the verb in the database, as the interface would run it for the role. */
async function attemptInDatabase(client: Client, table: Table, verb: Verb): Promise<boolean> {
  const { key, change, added } = rows[table];
  const columns = table === 'blog_posts' ? ARTICLE_COLUMNS : '*';
  try {
    const found = await asCaller(backend, client, (sql) => {
      const target = sql(table);
      const isRow = sql`where ${sql(key[0])} = ${key[1]}`;
      const returned = sql.unsafe(columns);
      if (verb === 'select') return sql`select ${returned} from ${target} ${isRow}`;
      if (verb === 'insert') return sql`insert into ${target} ${sql(added)} returning ${returned}`;
      if (verb === 'update') return sql`update ${target} set ${sql(change)} ${isRow} returning ${returned}`;
      return sql`delete from ${target} ${isRow} returning ${returned}`;
    });
    return found.length > 0;
  } catch (error) {
    expect(error).toMatchObject({ code: '42501' });
    return false;
  }
}

async function snapshot(table: Table): Promise<string> {
  return JSON.stringify(
    await backend.sql`select to_jsonb(t) as row from ${backend.sql(`public.${table}`)} t order by 1`,
  );
}

describe('row-level security', () => {
  /** Expects each role to succeed with exactly the verbs that it is allowed on the table. */
  async function expectRights(table: Table, tryOut: typeof attempt): Promise<void> {
    const found: string[] = [];
    const expected: string[] = [];
    const before = await snapshot(table);
    for (const verb of VERBS) {
      for (const role of CALLERS) {
        const isAllowed = ALLOWED[table][verb].includes(role);
        const isDone = await tryOut(clients[role], table, verb);
        found.push(`${role} ${verb}: ${isDone}`);
        expected.push(`${role} ${verb}: ${isAllowed}`);
      }
      // Only functions write, so the rows are unchanged.
      expect(await snapshot(table), verb).toBe(before);
    }
    expect(found).toEqual(expected);
  }

  it.each(TABLES)('allows each role exactly the declared verbs on %s', (table) =>
    expectRights(table, attemptInDatabase),
  );

  it.each(['tags', 'guest_applications'] as const)('decides for %s through the data interface too', (table) =>
    expectRights(table, attempt),
  );

  it('lets nobody count rows by estimates', async () => {
    await backend.sql`analyze`;
    for (const role of CALLERS) {
      for (const table of ['tags', 'guest_applications'] as const) {
        for (const count of ['planned', 'estimated'] as const) {
          const answer = await clients[role].from(table).select('id', { count, head: true });
          if (ALLOWED[table] === NOBODY)
            expect([role, answer.error === null, answer.count]).toEqual([role, false, null]);
          else expect([role, Number.isFinite(answer.count)]).toEqual([role, false]);
        }
      }
    }
  });

  it('is enabled on every public and private table, and tested here on every public table', async () => {
    const tables = await backend.sql<{ schemaname: string; tablename: string; rowsecurity: boolean }[]>`
      select schemaname, tablename, rowsecurity from pg_tables where schemaname in ('public', 'private', 'net', 'cron')`;
    expect(tables.filter((table) => !table.rowsecurity)).toEqual([]);
    const shown = tables.filter((table) => table.schemaname === 'public').map((table) => table.tablename);
    expect(shown.sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it('hides drafts and scheduled articles, with their former slugs, from all but members', async () => {
    const { sql } = backend;
    await prepareRows(sql);
    const draft = await insertArticle(sql, { status: 'draft', slug: 'brouillon' });
    const scheduled = await insertArticle(sql, { published_at: '2999-01-01T00:00:00Z' });
    await sql`update public.blog_posts set slug = 'prevu' where id = ${scheduled.id}`;
    for (const { id } of [draft, scheduled]) {
      for (const role of CALLERS) {
        const isMember = ['contributor', 'editor', 'administrator'].includes(role);
        const read = await clients[role].from('blog_posts').select('id').eq('id', id);
        expect([role, read.data?.length]).toEqual([role, isMember ? 1 : 0]);
        if (isMember) continue;
        expect((await clients[role].from('former_slugs').select().eq('article_id', id)).data, role).toEqual([]);
      }
    }
  });

  it('hides deleted articles, and their former slugs, from everybody', async () => {
    const { sql } = backend;
    rows = await prepareRows(sql);
    const [, articleId] = rows.blog_posts.key;
    await sql`update public.blog_posts set deleted_at = now() where id = ${articleId}`;
    for (const role of CALLERS) {
      expect(await attempt(clients[role], 'blog_posts', 'select'), role).toBe(false);
      expect(await attempt(clients[role], 'blog_posts', 'update'), role).toBe(false);
      expect((await clients[role].from('former_slugs').select().eq('article_id', articleId)).data, role).toEqual([]);
      const counted = await clients[role].from('blog_posts').select('id', { count: 'exact', head: true });
      expect(counted.count, role).toBe(1);
    }
    expect(await sql`select 1 from public.blog_posts where id = ${articleId} and title = 'Changé'`).toEqual([]);
  });

  it('the data interface shows no schema but public', async () => {
    for (const schema of ['private', 'auth', 'net', 'cron', 'storage']) {
      const { error } = await (clients.administrator as never as { schema(name: string): Client })
        .schema(schema)
        .from('settings' as never)
        .select();
      expect(error?.code).toBe('PGRST106');
    }
  });
});
