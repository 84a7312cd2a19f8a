import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/** Privileges of each role on a copy that has answered requests of every role. */

const ROLES = ['anon', 'authenticated', 'service_role'] as const;
const VERBS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN'] as const;

const READ = 'SELECT';
const WRITE = 'SELECT INSERT UPDATE DELETE';
const ALL = VERBS.join(' ');

/** Privileges of each role by table. None of these roles has a privilege on a table that is not named. */
const TABLES: Record<string, [anon: string, authenticated: string, serviceRole: string]> = {
  'public.members': ['', '', ALL],
  'public.article_visits': ['', '', ALL],
  // Visitors and accounts may read some columns.
  'public.blog_posts': ['', '', ALL],
  'public.categories': [READ, READ, ALL],
  'public.contest_draws': ['', '', ALL],
  'public.contest_entries': ['', '', ALL],
  'public.contest_winners': ['', '', ALL],
  'public.contests': ['', '', ALL],
  'public.former_slugs': [READ, READ, ALL],
  'public.guest_applications': ['', '', ALL],
  'public.newsletter_subscriptions': ['', '', ALL],
  'public.publications': ['', '', ALL],
  'public.revisions': ['', '', ALL],
  'public.tags': [READ, READ, ALL],
  'public.working_copies': ['', '', ALL],
  'storage.buckets': [READ, READ, WRITE],
  'storage.objects': [READ, WRITE, WRITE],
};

const SCHEMAS: Record<string, string> = {
  auth: 'USAGE',
  extensions: 'USAGE',
  private: 'USAGE',
  public: 'USAGE',
  storage: 'USAGE',
};

/** Columns of articles that visitors may not read, in the order of the table. */
const HIDDEN_COLUMNS = [
  'author_id',
  'deleted_at',
  'version',
  'saved_by',
  'planned_at',
  'is_slug_custom',
  'folded_title',
  'is_reading_time_custom',
] as const;

const ANYBODY = [
  'contest_list',
  'contest_status',
  'contest_statuses',
  'first_admin_available',
  'is_admin',
  'is_editor',
  'is_member',
  'role_of_caller',
];
const EVERYBODY = [
  ...ANYBODY,
  'confirm_subscription',
  'read_preview',
  'search_articles',
  'unsubscribe_from_newsletter',
].sort();
const SIGNED_IN = [
  ...EVERYBODY,
  'announce_editing',
  'awaits_second_factor',
  'create_recovery_codes',
  'read_second_factor',
  'remove_second_factor',
  'article_filters',
  'article_statistics',
  'articles_by_titles',
  'claim_first_admin',
  'withdraw_invitation',
  'set_member_role',
  'renew_invitation',
  'rename_account',
  'remove_member',
  'read_account',
  'list_team',
  'list_sessions',
  'invite_member',
  'end_session',
  'end_other_sessions',
  'create_password_link',
  'count_proposals',
  'create_category',
  'create_preview',
  'delete_article',
  'deleted_articles',
  'duplicate_article',
  'enter_contest_by_hand',
  'erase_contest_entry',
  'erase_guest_application',
  'erase_newsletter_subscription',
  'erase_person',
  'find_link_targets',
  'find_person',
  'list_actions',
  'list_articles',
  'list_contest_entries',
  'list_guest_applications',
  'list_newsletter_subscriptions',
  'list_revisions',
  'load_article',
  'propose_article',
  'read_publication',
  'read_revision',
  'recent_articles',
  'record_export',
  'remove_category',
  'rename_articles',
  'rename_category',
  'restore_article',
  'retry_publication',
  'return_article',
  'revoke_previews',
  'save_article',
  'show_contest_entry',
  'stop_editing',
  'withdraw_proposal',
].sort();
const OPERATOR = [
  ...ANYBODY,
  'apply_as_guest',
  'use_recovery_code',
  'turn_second_factor_off',
  'remove_second_factor',
  'withdraw_invitation',
  'use_password_reset',
  'set_member_role',
  'request_password_reset',
  'renew_invitation',
  'remove_member',
  'release_password_reset',
  'open_password_reset',
  'open_invitation',
  'mail_invitation',
  'list_team',
  'invite_member',
  'forget_invitation_mail',
  'finish_password_change',
  'create_password_link',
  'admit_password_change',
  'accept_invitation',
  'confirm_first_admin',
  'content_changes',
  'count_proposals',
  'enter_contest',
  'erase_contest_entries',
  'finish_publication',
  'forget_confirmation_mail',
  'freeze_contest_draws',
  'open_contest',
  'record_article_metric',
  'record_contest_draw',
  'replace_contest_winner',
  'request_publication',
  'start_publication',
  'subscribe_to_newsletter',
  'unsubscribe_from_newsletter',
].sort();

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  const member = await backend.member();
  for (const client of [backend.visitor(), member, backend.operator()]) {
    await client.from('categories').select();
    await client.storage.from('article-images').list();
  }
});

afterAll(() => backend.stop());

describe('privileges', () => {
  it.each(ROLES)('give %s exactly the declared verbs on every table', async (role) => {
    const tables = await backend.sql<{ name: string; verbs: string[] }[]>`
      select format('%s.%s', relnamespace::regnamespace, relname) as name, array(
        select verb from unnest(${[...VERBS]}::text[]) verb where has_table_privilege(${role}, class.oid, verb)
      ) as verbs
      from pg_class class
      where relkind in ('r', 'p', 'v', 'm', 'f')
        and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')`;
    expect(tables.length).toBeGreaterThan(Object.keys(TABLES).length);
    const found = Object.fromEntries(tables.map(({ name, verbs }) => [name, verbs.join(' ')]));
    const declared = tables.map(({ name }) => [name, TABLES[name]?.[ROLES.indexOf(role)] ?? '']);
    expect(found).toEqual(Object.fromEntries(declared));
  });

  it.each(['anon', 'authenticated'])(
    'hide from %s the declared columns of articles, such as author and deletion, and no other',
    async (role) => {
      const columns = await backend.sql<{ column: string; readable: boolean }[]>`
        select attname as column, has_column_privilege(${role}, attrelid, attnum, 'SELECT') as readable
        from pg_attribute where attrelid = 'public.blog_posts'::regclass and attnum > 0 and not attisdropped`;
      expect(columns.filter(({ readable }) => !readable).map(({ column }) => column)).toEqual(HIDDEN_COLUMNS);
    },
  );

  it('let visitors write no column of articles', async () => {
    const columns = await backend.sql`
      select attname from pg_attribute
      where attrelid = 'public.blog_posts'::regclass and attnum > 0 and not attisdropped
        and has_column_privilege('anon', attrelid, attnum, 'INSERT, UPDATE, REFERENCES')`;
    expect(columns).toEqual([]);
  });

  it('refuse visitors and accounts a request for a hidden column of articles', async () => {
    for (const client of [backend.visitor(), await backend.member()]) {
      expect((await client.from('blog_posts').select('id, title')).error).toBeNull();
      for (const column of HIDDEN_COLUMNS) {
        expect((await client.from('blog_posts').select(column)).error?.code, column).toBe('42501');
      }
    }
  });

  it.each(ROLES)(
    'give %s exactly the declared sequences: two to service_role, none to the other roles',
    async (role) => {
      const sequences = await backend.sql<{ name: string }[]>`
      select oid::regclass::text as name from pg_class
      where case when relkind = 'S' then has_sequence_privilege(${role}, oid, 'USAGE, SELECT, UPDATE') end
      order by 1`;
      expect(sequences.map(({ name }) => name)).toEqual(
        role === 'service_role' ? ['blog_posts_number_seq', 'revisions_id_seq'] : [],
      );
    },
  );

  it.each(ROLES)('give %s exactly the declared verbs on schemas', async (role) => {
    const schemas = await backend.sql<{ name: string; verbs: string }[]>`
      select nspname as name, array_to_string(array(
        select verb from unnest('{USAGE,CREATE}'::text[]) verb where has_schema_privilege(${role}, oid, verb)
      ), ' ') as verbs
      from pg_namespace where nspname not like 'pg\\_%' and nspname <> 'information_schema'`;
    expect(schemas.map(({ name }) => name)).toEqual(expect.arrayContaining(['cron', 'net', 'supabase_migrations']));
    const found = Object.fromEntries(
      schemas.filter(({ verbs }) => verbs !== '').map(({ name, verbs }) => [name, verbs]),
    );
    expect(found).toEqual(SCHEMAS);
  });

  it.each([
    ['anon', EVERYBODY],
    ['authenticated', SIGNED_IN],
    ['service_role', OPERATOR],
  ])(
    'let %s call exactly the declared functions, and no security definer of the private schema',
    async (role, names) => {
      const functions = await backend.sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace::regnamespace::text in ('public', 'net', 'cron') and has_function_privilege(${role}, oid, 'EXECUTE')
        and prorettype <> 'trigger'::regtype
      order by 1`;
      expect(functions.map(({ name }) => name)).toEqual(names);
      const [definers] = await backend.sql<{ names: string[] }[]>`
      select array_agg(proname) as names from pg_proc
      where pronamespace = 'private'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
        and has_function_privilege(${role}, oid, 'EXECUTE')`;
      expect(definers?.names).toBeNull();
    },
  );

  it.each(['anon', 'authenticated'])(
    'give %s no column of a table that the role cannot read as a whole, except of articles',
    async (role) => {
      const columns = await backend.sql`
      select attrelid::regclass, attname from pg_attribute join pg_class class on class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'blog_posts'
        and attnum > 0 and not attisdropped and not has_table_privilege(${role}, attrelid, 'SELECT')
        and has_column_privilege(${role}, attrelid, attnum, 'SELECT, INSERT, UPDATE, REFERENCES')`;
      expect(columns).toEqual([]);
    },
  );

  it('give visitors and accounts nothing on a new table before its migration grants it', async () => {
    for (const schema of ['public', 'private', 'net', 'cron', 'storage', 'auth']) {
      await backend.sql.unsafe(`create table ${schema}.added (id bigint generated always as identity)`);
      const [privileges] = await backend.sql<{ relacl: string | null; sequence: boolean }[]>`
        select relacl::text, has_sequence_privilege('anon', pg_get_serial_sequence(${`${schema}.added`}, 'id'), 'USAGE') as sequence
        from pg_class where oid = ${`${schema}.added`}::regclass`;
      expect(privileges?.relacl ?? '', schema).not.toMatch(/anon|authenticated/);
      expect(privileges?.sequence, schema).toBe(false);
      await backend.sql.unsafe(`drop table ${schema}.added`);
    }
  });
});
