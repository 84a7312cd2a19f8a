import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE_COLUMNS } from '../../src/gateway/server/article-row.ts';
import { insertArticle, newArticle } from '../support/articles.ts';
import { asCaller, CALLERS, clientsByCaller, GUEST_APPLICATION, type Caller } from '../support/roles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

type Verb = 'select' | 'insert' | 'update' | 'delete';
type Table =
  | 'members'
  | 'article_visits'
  | 'blog_posts'
  | 'categories'
  | 'contest_draws'
  | 'contest_entries'
  | 'contest_winners'
  | 'contests'
  | 'former_slugs'
  | 'guest_applications'
  | 'newsletter_subscriptions'
  | 'publications'
  | 'revisions'
  | 'tags'
  | 'working_copies';

/** Tables that functions alone read and write, which ask who calls. */
const NOBODY: Record<Verb, Caller[]> = { select: [], insert: [], update: [], delete: [] };

/** Tables that everybody reads, and functions alone write. */
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
let strangerId: string;
let rows: Record<
  Table,
  { key: [column: string, value: string]; change: Record<string, unknown>; added: Record<string, unknown> }
>;

beforeAll(async () => {
  backend = await startTestBackend();
  clients = await clientsByCaller(backend);
  const { data } = await (await backend.member()).auth.getUser();
  strangerId = data.user?.id ?? '';
  await prepareRows();
});

afterAll(() => backend.stop());

/** Empties the tables, and gives each a row that the roles try their verbs on. */
async function prepareRows(): Promise<void> {
  const { sql } = backend;
  await sql`
    truncate public.blog_posts, public.categories, public.tags, public.publications, public.guest_applications,
      public.newsletter_subscriptions, public.contests cascade`;
  const article = await insertArticle(sql);
  const other = await insertArticle(sql, { categories: ['Une'], tags: ['une'] });
  await sql`update public.blog_posts set slug = 'adresse-nouvelle', title = 'Titre nouveau' where id = ${article.id}`;
  await sql`insert into public.article_visits (article_id, metric, visitor) values (${article.id}, 'view', 'v')`;
  await sql`insert into public.working_copies (article_id, form, base_updated_at) values (${article.id}, '{}', now())`;
  const [category] = await sql`insert into public.categories (name, slug) values ('Une', 'une') returning id`;
  const [tag] = await sql`insert into public.tags (name) values ('une') returning id`;
  const [admin] = await sql`select id from public.members limit 1`;
  const [application] = await sql`
    insert into public.guest_applications ${sql(GUEST_APPLICATION)} returning id`;
  const [subscription] = await sql`
    insert into public.newsletter_subscriptions (email, confirmation) values ('lea@exemple.fr', 'not_asked') returning id`;
  await sql`select public.open_contest(now() - interval '1 hour', now() + interval '20 days')`;
  const [draw] = await sql`select id, contest_id from public.contest_draws where number = 1`;
  const contestId = draw?.['contest_id'] as string;
  const [entry] = await sql`
    insert into public.contest_entries (contest_id, name, email, email_key, may_be_shown, line)
    values (${contestId}, 'Camille', 'camille@exemple.fr', 'camille@exemple.fr', true, 'a') returning id`;
  await sql`
    insert into public.contest_winners (draw_id, place, line, state, prize, entry_id)
    values (${draw?.['id']}, 1, 'a', 'winner', 'accessory', ${entry?.['id']})`;
  await sql`delete from public.publications`;
  const [publication] = await sql`insert into public.publications default values returning id`;
  const [revision] = await sql`select id from public.revisions limit 1`;
  rows = {
    members: {
      key: ['id', admin?.['id']],
      change: { created_at: '2020-01-01' },
      added: { id: strangerId, role: 'administrator' },
    },
    article_visits: {
      key: ['article_id', article.id],
      change: { visitor: 'x' },
      added: { article_id: other.id, metric: 'view', visitor: 'w' },
    },
    blog_posts: { key: ['id', article.id], change: { title: 'Changé' }, added: { ...newArticle() } },
    categories: { key: ['id', category?.['id']], change: { name: 'Autre' }, added: { name: 'Deux', slug: 'deux' } },
    contest_draws: {
      key: ['id', draw?.['id']],
      change: { seed: '0'.repeat(64), drawn_at: '2020-01-01' },
      added: {
        contest_id: contestId,
        number: 9,
        closes_at: '2030-01-01',
        prizes: ['pack'],
        seed_round: 1,
      },
    },
    contest_entries: {
      key: ['id', entry?.['id']],
      change: { name: 'Autre' },
      added: {
        contest_id: contestId,
        name: 'Sacha',
        email: 'b@c.fr',
        email_key: 'b@c.fr',
        may_be_shown: true,
        line: 'b',
      },
    },
    contest_winners: {
      key: ['draw_id', draw?.['id']],
      change: { state: 'withdrawn' },
      added: { draw_id: draw?.['id'], place: 2, line: 'b', state: 'substitute' },
    },
    contests: {
      key: ['id', contestId],
      change: { ends_at: '2040-01-01' },
      added: { starts_at: '2030-01-01', ends_at: '2031-01-01' },
    },
    former_slugs: {
      key: ['article_id', article.id],
      change: { slug: 'autre' },
      added: { slug: 'encore', article_id: article.id },
    },
    guest_applications: {
      key: ['id', application?.['id']],
      change: { name: 'Changé' },
      added: { ...GUEST_APPLICATION, contact_value: 'autre@exemple.fr' },
    },
    newsletter_subscriptions: {
      key: ['id', subscription?.['id']],
      change: { email: 'autre@exemple.fr' },
      added: { email: 'encore@exemple.fr', confirmation: 'not_asked' },
    },
    publications: { key: ['id', publication?.['id']], change: { build_id: 'x' }, added: { state: 'building' } },
    revisions: {
      key: ['id', revision?.['id']],
      change: { title: 'Changé' },
      added: { article_id: article.id, title: 'T', description: 'D', content: 'C' },
    },
    tags: { key: ['id', tag?.['id']], change: { name: 'autre' }, added: { name: 'deux' } },
    working_copies: {
      key: ['article_id', article.id],
      change: { form: { title: 'Changé' } },
      added: { article_id: other.id, form: {}, base_updated_at: new Date().toISOString() },
    },
  };
}

/** Tries the verb as the role, and asks the rows back: a forbidden update is no error, it changes nothing. */
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
  /** Expects each role to do to the table what is its alone. */
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
      // Functions alone write.
      expect(await snapshot(table), verb).toBe(before);
    }
    expect(found).toEqual(expected);
  }

  it.each(TABLES)('lets each role do to %s what is its, and no more', (table) =>
    expectRights(table, attemptInDatabase),
  );

  it.each(['tags', 'guest_applications'] as const)('decides for %s behind the interface too', (table) =>
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

  it('covers every table that the interface shows, and is enabled on each and on the private ones', async () => {
    const tables = await backend.sql<{ schemaname: string; tablename: string; rowsecurity: boolean }[]>`
      select schemaname, tablename, rowsecurity from pg_tables where schemaname in ('public', 'private', 'net', 'cron')`;
    expect(tables.filter((table) => !table.rowsecurity)).toEqual([]);
    const shown = tables.filter((table) => table.schemaname === 'public').map((table) => table.tablename);
    expect(shown.sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it('hides drafts and scheduled articles from who is no member', async () => {
    await prepareRows();
    const { sql } = backend;
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
    await prepareRows();
    const { sql } = backend;
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

  it('reaches nothing outside the public schema', async () => {
    for (const schema of ['private', 'auth', 'net', 'cron', 'storage']) {
      const { error } = await (clients.administrator as never as { schema(name: string): Client })
        .schema(schema)
        .from('settings' as never)
        .select();
      expect(error?.code).toBe('PGRST106');
    }
  });
});
