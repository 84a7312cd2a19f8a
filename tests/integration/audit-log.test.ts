import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertArticle } from '../support/articles.ts';
import { RECORDED_ACTIONS } from '../../src/core/team/actions.ts';
import { GUEST_APPLICATION } from '../support/roles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** The audit log: its records, their actors and its readers. */

let backend: TestBackend;
let administrator: Client;
let editor: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  [administrator, editor] = [await backend.administrator(), await backend.inRole('editor')];
  await backend.sql`update public.members set name = case role when 'editor' then 'Camille' else 'Dominique' end`;
});
beforeEach(async () => {
  await backend.sql`truncate public.blog_posts cascade`;
  await backend.sql`truncate private.audit_log`;
});
afterAll(() => backend.stop());

interface Page {
  total: number;
  actions: { actor: string; action: string; subject_id: string | null; subject: string; detail: string; at: string }[];
  people: { id: string; name: string }[];
}

async function page(narrowed: { action?: string; person?: string; page?: number; page_size?: number } = {}) {
  const everything = { action: null, person: null, page: 1, page_size: 20 };
  const { data } = await administrator.rpc('list_actions', { ...everything, ...narrowed } as never).throwOnError();
  return data as unknown as Page;
}
const recorded = async () =>
  (await page()).actions.map(({ actor, action, subject, detail }) => [actor, action, subject, detail]).toReversed();

const save = (client: Client, article_id: string, base_version: number, intent: string) =>
  client
    .rpc('save_article', { article_id, base_version, intent, form: { title: 'Averse' }, save_id: randomUUID() })
    .throwOnError();

describe('the audit log', () => {
  it('records each publication, withdrawal, deletion and restoration of an article once', async () => {
    const id = randomUUID();
    let version = 0;
    const saved = async (client: Client, intent: string) => {
      const { data } = await save(client, id, version, intent);
      expect(data).toMatchObject({ kind: 'saved' });
      ({ version } = data as { version: number });
    };
    await saved(editor, 'publish');
    await saved(editor, 'publish');
    await saved(administrator, 'unpublish');
    await saved(administrator, 'save');
    await saved(editor, 'publish');
    await editor.rpc('delete_article', { article_id: id }).throwOnError();
    await editor.rpc('delete_article', { article_id: id }).throwOnError();
    await administrator.rpc('restore_article', { article_id: id }).throwOnError();
    expect(await recorded()).toEqual([
      ['Camille', 'published', 'Averse', ''],
      ['Dominique', 'withdrawn', 'Averse', ''],
      ['Camille', 'published', 'Averse', ''],
      ['Camille', 'deleted', 'Averse', ''],
      ['Dominique', 'restored', 'Averse', ''],
    ]);
    expect((await page()).actions.every(({ subject_id }) => subject_id === id)).toBe(true);
  });

  it('records a withdrawal by the operator without a name, and records nothing for an imported article', async () => {
    const operator = backend.operator();
    const { id } = await insertArticle(backend.sql, { title: 'Import' });
    await operator.from('blog_posts').update({ status: 'draft' }).eq('id', id).throwOnError();
    expect(await recorded()).toEqual([['', 'withdrawn', 'Import', '']]);
  });

  it('records nothing for a publication that is refused', async () => {
    const id = randomUUID();
    const form = { title: 'Averse', meta_title: 'a'.repeat(61) };
    const request = { article_id: id, base_version: 0, intent: 'publish', form, save_id: randomUUID() };
    expect((await editor.rpc('save_article', request)).data).toMatchObject({ kind: 'refused' });
    expect(await recorded()).toEqual([]);
  });

  it('records the kind and the number of erased personal records, without naming the person', async () => {
    const { sql } = backend;
    const [application] = await sql`insert into public.guest_applications ${sql(GUEST_APPLICATION)} returning id`;
    await sql`insert into public.newsletter_subscriptions (email, confirmation) values ('leo@exemple.fr', 'not_asked')`;
    await administrator.rpc('erase_guest_application', { application_id: application?.['id'] }).throwOnError();
    await administrator.rpc('erase_guest_application', { application_id: application?.['id'] }).throwOnError();
    await administrator.rpc('erase_person', { address: 'leo@exemple.fr' }).throwOnError();
    expect(await recorded()).toEqual([
      ['Dominique', 'data_erased', 'applications', '1'],
      ['Dominique', 'data_erased', 'subscriptions', '1'],
    ]);
    expect(JSON.stringify(await page())).not.toContain('leo@');
  });

  it('records an export of personal data with its kind and number of rows, and refuses an unknown kind', async () => {
    await administrator.rpc('record_export', { kind: 'entries', rows: 12 }).throwOnError();
    expect(await recorded()).toEqual([['Dominique', 'data_exported', 'entries', '12']]);
    expect((await administrator.rpc('record_export', { kind: 'autre', rows: 12 })).error?.code).toBe('22023');
  });

  it('is read page by page, and can be filtered by action or by person', async () => {
    for (const client of [editor, administrator, editor]) await save(client, randomUUID(), 0, 'publish');
    await administrator.rpc('record_export', { kind: 'entries', rows: 1 }).throwOnError();
    const { total, actions, people } = await page({ page: 2, page_size: 3 });
    expect([total, actions.length]).toEqual([4, 1]);
    expect(actions[0]).toMatchObject({ actor: 'Camille', action: 'published' });
    expect(people.map(({ name }) => name)).toEqual(['Camille', 'Dominique']);
    expect((await page({ action: 'data_exported' })).total).toBe(1);
    expect((await page({ person: people[0]?.id ?? '' })).total).toBe(2);
  });

  it('has in RECORDED_ACTIONS exactly the actions that functions of the database record', async () => {
    const functions = await backend.sql<{ source: string }[]>`
      select prosrc as source from pg_proc where pronamespace::regnamespace::text in ('public', 'private')`;
    const sources = functions
      .map(({ source }) => source)
      .filter((source) => /record_action\(|audit_log \(/.test(source));
    const named = sources.flatMap((source) => [
      ...source.matchAll(/(?:record_action\(|then |else |insert into private\.audit_log[^;]*?)'([a-z_]+)'/g),
    ]);
    expect(new Set(named.map(([, action]) => action))).toEqual(new Set(RECORDED_ACTIONS));
  });

  it('cannot be deleted from through the data interface, even with the secret key', async () => {
    await administrator.rpc('record_export', { kind: 'entries', rows: 1 }).throwOnError();
    for (const client of [administrator, backend.operator()]) {
      const log = (client as never as { schema(name: string): Client }).schema('private').from('audit_log' as never);
      expect((await log.delete().eq('detail' as never, '1' as never)).error).not.toBeNull();
    }
    expect((await page()).total).toBe(1);
  });

  it('keeps the name of a member whose account was deleted', async () => {
    const gone = await backend.inRole('editor');
    const { data } = await gone.auth.getUser();
    await backend.sql`update public.members set name = 'Sacha' where id = ${data.user?.id ?? ''}`;
    await save(gone, randomUUID(), 0, 'publish');
    await backend.sql`delete from auth.users where id = ${data.user?.id ?? ''}`;
    expect(await recorded()).toEqual([['Sacha', 'published', 'Averse', '']]);
  });

  it('forgets entries older than twelve months', async () => {
    await backend.sql`
      insert into private.audit_log (actor, action, at)
      values ('A', 'published', now() - interval '13 months'), ('B', 'published', now() - interval '11 months')`;
    await backend.sql`select private.forget_actions()`;
    expect((await page()).actions.map(({ actor }) => actor)).toEqual(['B']);
  });
});
