import { randomUUID } from 'node:crypto';
import type { PostgresError } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from '../support/articles.ts';
import { callAs } from '../support/roles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** Rights of editors and contributors on each kind of article, and the refusals. */

let backend: TestBackend;
let clients: Record<'contributor' | 'editor', Client>;
let contributorId: string;

beforeAll(async () => {
  backend = await startTestBackend();
  clients = { contributor: await backend.inRole('contributor'), editor: await backend.inRole('editor') };
  const { data } = await clients.contributor.auth.getUser();
  contributorId = data.user?.id ?? '';
});
afterAll(() => backend.stop());

const ARTICLES = {
  'own draft': { isOwn: true, status: 'draft', isDeleted: false },
  'own published article': { isOwn: true, status: 'published', isDeleted: false },
  'draft of another': { isOwn: false, status: 'draft', isDeleted: false },
  'published article of another': { isOwn: false, status: 'published', isDeleted: false },
  'own draft in the trash': { isOwn: true, status: 'draft', isDeleted: true },
  'draft of another in the trash': { isOwn: false, status: 'draft', isDeleted: true },
} as const;
type ArticleKind = keyof typeof ARTICLES;

async function prepare(kind: ArticleKind): Promise<string> {
  const { isOwn, status, isDeleted } = ARTICLES[kind];
  const { id } = await insertArticle(backend.sql, {
    status,
    author_id: isOwn ? contributorId : randomUUID(),
    ...(isDeleted && { deleted_at: new Date().toISOString() }),
  });
  return id;
}

type Call = [name: string, parameters: object];

const call =
  (name: string, more: object = {}) =>
  (article_id: string): Call => [name, { article_id, ...more }];
const save = (intent: string) => (article_id: string) =>
  call('save_article', {
    base_version: 1,
    intent,
    save_id: randomUUID(),
    form: { title: `Titre ${article_id}`, published_at: '2999-01-01T00:00:00Z' },
  })(article_id);

/** The function that each action calls, and its parameters. */
const ACTIONS = {
  load: call('load_article'),
  'auto-save': save('auto-save'),
  save: save('save'),
  'save as a draft': save('unpublish'),
  publish: save('publish'),
  schedule: save('schedule'),
  delete: call('delete_article'),
  restore: call('restore_article'),
  preview: call('create_preview'),
  'end previews': call('revoke_previews'),
  duplicate: call('duplicate_article'),
  propose: call('propose_article'),
  'withdraw the proposal': call('withdraw_proposal'),
  'return with a comment': call('return_article', { comment: 'Presque !' }),
} as const;
type Action = keyof typeof ACTIONS;

const READING: Action[] = ['load', 'duplicate'];
const PUBLISHING: Action[] = ['publish', 'schedule', 'return with a comment'];
const WRITING = (Object.keys(ACTIONS) as Action[]).filter((action) => !PUBLISHING.includes(action));

const ALLOWED: Record<ArticleKind, Action[]> = {
  'own draft': WRITING,
  'own published article': READING,
  'draft of another': READING,
  'published article of another': READING,
  'own draft in the trash': WRITING,
  'draft of another in the trash': READING,
};

/** Takes an action on an article. @returns the code of the error, if any */
async function refusal(role: keyof typeof clients, action: Action, id: string): Promise<string | undefined> {
  const [name, parameters] = ACTIONS[action](id);
  try {
    await callAs(backend, clients[role], name, parameters);
    return undefined;
  } catch (error) {
    return (error as PostgresError).code;
  }
}

it.each(Object.keys(ARTICLES) as ArticleKind[])(
  '%s: a contributor may take exactly the listed actions, an editor every action',
  async (kind) => {
    const allowed: string[] = [];
    for (const action of Object.keys(ACTIONS) as Action[]) {
      const id = await prepare(kind);
      const before = await stateOf(id);
      if ((await refusal('contributor', action, id)) !== '42501') allowed.push(action);
      else expect(await stateOf(id), action).toEqual(before);
      expect(await refusal('editor', action, await prepare(kind)), action).not.toBe('42501');
    }
    expect(allowed.toSorted()).toEqual(ALLOWED[kind].toSorted());
  },
);

async function stateOf(id: string): Promise<unknown> {
  const [row] = await backend.sql`
    select to_jsonb(article) as article, (select count(*) from private.previews where article_id = ${id}) as previews
    from public.blog_posts article where id = ${id}`;
  return row;
}

describe('a contributor', () => {
  it('creates a draft, and may save it again', async () => {
    const article_id = randomUUID();
    const request = { article_id, base_version: 0, form: { title: 'Neuf' }, intent: 'save', save_id: randomUUID() };
    const created = await clients.contributor.rpc('save_article', request).throwOnError();
    expect(created.data).toMatchObject({ kind: 'saved', status: 'draft' });
    const again = { ...request, base_version: 1, form: { title: 'Encore' }, save_id: randomUUID() };
    expect((await clients.contributor.rpc('save_article', again)).data).toMatchObject({ kind: 'saved', version: 2 });
  });

  it('cannot create a published or scheduled article', async () => {
    const request = { article_id: randomUUID(), base_version: 0, form: { title: 'Neuf' }, save_id: randomUUID() };
    for (const intent of ['publish', 'schedule']) {
      const { error } = await clients.contributor.rpc('save_article', { ...request, intent });
      expect(error?.code).toBe('42501');
    }
  });

  it('cannot save a draft that was published, and can again once it is unpublished', async () => {
    const id = await prepare('own draft');
    expect(await refusal('editor', 'publish', id)).toBeUndefined();
    const form = { title: 'Retouché' };
    const request = { article_id: id, base_version: 2, form, intent: 'save', save_id: randomUUID() };
    expect((await clients.contributor.rpc('save_article', request)).error?.code).toBe('42501');
    const withdrawal = { ...request, intent: 'unpublish', save_id: randomUUID() };
    expect((await clients.editor.rpc('save_article', withdrawal)).data).toMatchObject({ kind: 'saved', version: 3 });
    const saved = await clients.contributor.rpc('save_article', { ...request, base_version: 3 });
    expect(saved.data).toMatchObject({ kind: 'saved' });
  });

  it('sees only own drafts in the trash, whereas an editor sees all', async () => {
    const own = await prepare('own draft in the trash');
    const other = await prepare('draft of another in the trash');
    const idsFor = async (client: Client) =>
      ((await client.rpc('deleted_articles').throwOnError()).data ?? []).map(({ id }) => id);
    expect(await idsFor(clients.contributor)).toContain(own);
    expect(await idsFor(clients.contributor)).not.toContain(other);
    expect(await idsFor(clients.editor)).toEqual(expect.arrayContaining([own, other]));
  });

  it('receives is_writable with each listed and each loaded article', async () => {
    const own = await prepare('own draft');
    const other = await prepare('draft of another');
    const page = { search: '', sort: 'date', is_ascending: false, page: 1, page_size: 100, status: 'draft' };
    const { data } = await clients.contributor.rpc('list_articles', page).throwOnError();
    const { articles } = data as { articles: { id: string; is_writable: boolean }[] };
    const writable = Object.fromEntries(articles.map(({ id, is_writable }) => [id, is_writable]));
    expect(writable).toMatchObject({ [own]: true, [other]: false });
    for (const id of [own, other]) {
      const loaded = await clients.contributor.rpc('load_article', { article_id: id }).throwOnError();
      expect(loaded.data).toMatchObject({ is_writable: id === own });
    }
  });
});

describe('a picture', () => {
  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  const bucketOf = (client: Client) => client.storage.from('article-images');

  async function uploadedBy(client: Client): Promise<string> {
    const name = `${randomUUID()}.png`;
    const { error } = await bucketOf(client).upload(name, PNG, { contentType: 'image/png' });
    expect(error).toBeNull();
    return name;
  }

  it('can be replaced and deleted by the contributor who added it', async () => {
    const name = await uploadedBy(clients.contributor);
    expect((await bucketOf(clients.contributor).update(name, PNG, { contentType: 'image/png' })).error).toBeNull();
    expect((await bucketOf(clients.contributor).remove([name])).data).toHaveLength(1);
  });

  it('cannot be replaced or deleted by a contributor who did not add it', async () => {
    const name = await uploadedBy(clients.editor);
    expect((await bucketOf(clients.contributor).update(name, PNG, { contentType: 'image/png' })).error).not.toBeNull();
    expect((await bucketOf(clients.contributor).remove([name])).data ?? []).toEqual([]);
    expect(await backend.sql`select 1 from storage.objects where name = ${name}`).toHaveLength(1);
  });

  it('can be deleted by an editor when a contributor added it', async () => {
    const name = await uploadedBy(clients.contributor);
    expect((await bucketOf(clients.editor).remove([name])).data).toHaveLength(1);
  });
});
