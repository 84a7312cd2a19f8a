import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from '../../src/core/editing/article-form.ts';
import type { SaveIntent, SaveOutcome } from '../../src/core/editing/article-store.ts';
import { articleStore } from '../../src/gateway/browser/article-store.ts';
import { insertArticle } from '../support/articles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;
let colleague: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  [administrator, colleague] = await Promise.all([backend.administrator(), backend.administrator()]);
});

afterAll(() => backend.stop());

const FORM: ArticleForm = {
  ...emptyForm('blog'),
  title: 'Premier rendez-vous',
  content: '<p>Un café, ou rien.</p>',
  categories: ['Rencontres', 'Conseils'],
  tags: ['café'],
};

interface Save {
  articleId?: string;
  baseVersion?: number;
  form?: Partial<ArticleForm>;
  intent?: SaveIntent;
  saveId?: string;
  client?: Client;
}

function save({ client = administrator, form = {}, ...request }: Save): Promise<SaveOutcome> {
  return articleStore(client).save({
    articleId: randomUUID(),
    baseVersion: 0,
    intent: 'save',
    saveId: randomUUID(),
    ...request,
    form: { ...FORM, ...form },
  });
}

/** Saves, and gives what was saved. */
async function saved(request: Save) {
  const outcome = await save(request);
  if (outcome.kind !== 'saved') throw new Error(JSON.stringify(outcome));
  return outcome;
}

async function rowOf(id: string) {
  const [row] = await backend.sql`select * from public.blog_posts where id = ${id}`;
  return row;
}

/** A published article, as the editor has published it. */
async function published(form: Partial<ArticleForm> = {}) {
  const articleId = randomUUID();
  const { version } = await saved({ articleId, intent: 'publish', form: { title: `Publié ${articleId}`, ...form } });
  const loaded = await articleStore(administrator).load(articleId);
  if (!loaded) throw new Error('It was not published');
  return { articleId, version, form: loaded.form };
}

describe('a new article', () => {
  it('is a draft with all that the form holds, completed as specified', async () => {
    const articleId = randomUUID();
    await expect(save({ articleId, form: { title: ' Été à deux ' } })).resolves.toEqual({
      kind: 'saved',
      version: 1,
      savedAt: expect.stringMatching(/Z$/),
      status: 'draft',
      slug: 'ete-a-deux',
      publishedAt: null,
      publicationId: null,
    });
    const { data } = await administrator.auth.getUser();
    expect(await rowOf(articleId)).toMatchObject({
      title: 'Été à deux',
      description: 'Été à deux',
      reading_time: '1 min de lecture',
      category: 'Rencontres',
      categories: ['Rencontres', 'Conseils'],
      tags: ['café'],
      meta_title: null,
      meta_keywords: null,
      author_id: data.user?.id,
      saved_by: data.user?.id,
      published_at: null,
    });
    expect(await backend.sql`select 1 from public.tags where name = 'café'`).toHaveLength(1);
  });

  it('opens with the form that was saved', async () => {
    const articleId = randomUUID();
    const form: ArticleForm = {
      ...FORM,
      description: 'Une description',
      imageUrl: '/illustrations/a.svg',
      imageAlt: 'Un verre',
      readingTime: '7 min',
      metaTitle: 'Titre',
      metaDescription: 'Description',
      metaKeywords: ['un', 'deux'],
      slug: 'une-adresse-choisie',
      isSlugCustom: true,
      publishedAt: '2030-02-03T10:30:00.000Z',
      isFeatured: true,
    };
    const { savedAt } = await saved({ articleId, form });
    const loaded = await articleStore(administrator).load(articleId);
    expect(loaded).toEqual({
      id: articleId,
      version: 1,
      status: 'draft',
      form,
      publishedForm: null,
      savedAt: expect.any(String),
    });
    expect(Math.abs(Date.parse(loaded?.savedAt ?? '') - Date.parse(savedAt))).toBeLessThan(5000);
  });

  it('is published at once, at the chosen date, or later without a publication', async () => {
    const now = await saved({ intent: 'publish', form: { title: 'Maintenant' } });
    expect(now).toMatchObject({ status: 'published', publicationId: expect.any(String) });
    const past = await saved({ intent: 'publish', form: { title: 'Passé', publishedAt: '2020-01-01T09:00:00.000Z' } });
    expect(past).toMatchObject({ publishedAt: '2020-01-01T09:00:00.000Z', publicationId: expect.any(String) });
    const later = await saved({
      intent: 'publish',
      form: { title: 'Plus tard', publishedAt: '2999-01-01T09:00:00.000Z' },
    });
    expect(later).toMatchObject({ publishedAt: '2999-01-01T09:00:00.000Z', publicationId: null });
  });

  it('gets a free address when its title has none, and no other than the typed one', async () => {
    const title = 'Deux fois le même titre';
    await saved({ form: { title } });
    expect(await saved({ form: { title } })).toMatchObject({ slug: 'deux-fois-le-meme-titre-2' });
    expect(await saved({ form: { title, slug: 'deux-fois-le-meme-titre' } })).toMatchObject({
      slug: 'deux-fois-le-meme-titre-3',
    });
    const typed = { title, slug: 'deux-fois-le-meme-titre', isSlugCustom: true };
    const articleId = randomUUID();
    expect(await save({ articleId, form: typed })).toEqual({ kind: 'slug-taken' });
    expect(await rowOf(articleId)).toBeUndefined();
    expect(await saved({ form: { title: '💘' } })).toMatchObject({ slug: null });
  });
});

describe('a draft', () => {
  it('is written over from the version at hand, and becomes published and draft again', async () => {
    const articleId = randomUUID();
    await saved({ articleId });
    const second = await saved({ articleId, baseVersion: 1, intent: 'auto-save', form: { title: 'Deuxième' } });
    expect(second).toMatchObject({ version: 2, status: 'draft' });
    const third = await saved({ articleId, baseVersion: 2, intent: 'publish' });
    expect(third).toMatchObject({ version: 3, status: 'published', publicationId: expect.any(String) });
    const fourth = await saved({ articleId, baseVersion: 3, intent: 'unpublish' });
    expect(fourth).toMatchObject({ status: 'draft', publishedAt: null, publicationId: expect.any(String) });
    expect(await rowOf(articleId)).toMatchObject({ status: 'draft', published_at: null, categories: FORM.categories });
  });
});

describe('a published article', () => {
  it('keeps for visitors what is published while another text is written', async () => {
    const { articleId, version, form } = await published();
    await backend.sql`delete from public.publications`;
    const before = await rowOf(articleId);
    const auto = await saved({
      articleId,
      baseVersion: version,
      intent: 'auto-save',
      form: { ...form, content: '<p>Autre</p>' },
    });
    expect(auto).toMatchObject({ status: 'published', publicationId: null });
    expect(auto.version).toBeGreaterThan(version);
    const manual = await saved({ articleId, baseVersion: auto.version, form: { ...form, content: '<p>Encore</p>' } });
    expect(await rowOf(articleId)).toEqual({ ...before, version: String(manual.version) });
    const loaded = await articleStore(colleague).load(articleId);
    expect(loaded).toMatchObject({
      version: manual.version,
      form: { ...form, content: '<p>Encore</p>' },
      publishedForm: form,
    });
    expect(await backend.sql`select 1 from public.publications`).toEqual([]);

    const update = await saved({ articleId, baseVersion: manual.version, intent: 'publish', form: loaded?.form ?? {} });
    expect(update).toMatchObject({ publicationId: expect.any(String), publishedAt: form.publishedAt });
    expect(await rowOf(articleId)).toMatchObject({ content: '<p>Encore</p>' });
    expect((await articleStore(administrator).load(articleId))?.publishedForm).toBeNull();
  });

  it('has no working copy that says what is published', async () => {
    const { articleId, version, form } = await published();
    const same = await saved({ articleId, baseVersion: version, intent: 'auto-save', form });
    expect(same.version).toBe(version);
    const other = await saved({ articleId, baseVersion: version, form: { ...form, title: 'Autre' } });
    await saved({ articleId, baseVersion: other.version, form });
    expect((await articleStore(administrator).load(articleId))?.publishedForm).toBeNull();
  });
});

describe('the version', () => {
  it('grows with each edit, whatever its way, and is nobody’s to write', async () => {
    const { id } = await insertArticle(backend.sql);
    const version = async () => Number((await rowOf(id))?.['version']);
    const row = () => administrator.from('blog_posts');
    await row().update({ version: 9, saved_by: id }).eq('id', id).throwOnError();
    expect(await rowOf(id)).toMatchObject({ version: '1', saved_by: null });
    await row().update({ title: 'Autre', version: 9 }).eq('id', id).throwOnError();
    expect(await version()).toBe(2);
    const copy = { article_id: id, form: { title: 'Copie' }, base_updated_at: new Date().toISOString() };
    await administrator.from('working_copies').insert(copy).throwOnError();
    expect(await version()).toBe(3);
    await administrator.from('working_copies').delete().eq('article_id', id).throwOnError();
    expect(await version()).toBe(4);
    const { data } = await row().insert({ title: 'Neuf', version: 9 }).select().single().throwOnError();
    expect(data.version).toBe(1);
  });
});

describe('a save', () => {
  it('that arrives twice is done once, and answered twice', async () => {
    const request = { articleId: randomUUID(), saveId: randomUUID() };
    const [first, second] = await Promise.all([save(request), save(request)]);
    expect(first).toMatchObject({ kind: 'saved', version: 1 });
    expect(second).toEqual(first);
    const change = { ...request, saveId: randomUUID(), baseVersion: 1, form: { content: '<p>Deux</p>' } };
    const [third, fourth] = await Promise.all([save(change), save(change)]);
    expect(third).toMatchObject({ kind: 'saved', version: 2 });
    expect(fourth).toEqual(third);
    await expect(save(request)).resolves.toEqual(first);
    expect(await rowOf(request.articleId)).toMatchObject({ content: '<p>Deux</p>', version: '2' });
    expect(await backend.sql`select 1 from public.revisions where article_id = ${request.articleId}`).toHaveLength(2);
  });

  it('of one of two people at once is refused, with what the other has written', async () => {
    const articleId = randomUUID();
    await saved({ articleId });
    const outcomes = await Promise.all([
      save({ articleId, baseVersion: 1, form: { content: '<p>Une</p>' } }),
      save({ articleId, baseVersion: 1, form: { content: '<p>Autre</p>' }, client: colleague }),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
    const winner = outcomes[0].kind === 'saved' ? 0 : 1;
    const { data } = await (winner === 0 ? administrator : colleague).auth.getUser();
    const content = ['<p>Une</p>', '<p>Autre</p>'][winner];
    expect(outcomes[1 - winner]).toMatchObject({
      kind: 'conflict',
      current: { id: articleId, version: 2, status: 'draft', form: { content } },
      savedBy: data.user?.email,
    });
    expect(await rowOf(articleId)).toMatchObject({ content });
  });

  it('from a stale version of a published article is told the working copy', async () => {
    const { articleId, version, form } = await published();
    const mine = await saved({ articleId, baseVersion: version, form: { ...form, content: '<p>Copie</p>' } });
    await expect(
      save({ articleId, baseVersion: version, intent: 'publish', client: colleague }),
    ).resolves.toMatchObject({
      kind: 'conflict',
      current: { version: mine.version, form: { content: '<p>Copie</p>' }, publishedForm: { content: FORM.content } },
    });
  });

  it('is stale after a write past the editor, and not after a reader, nor a deletion that was undone', async () => {
    const { id } = await insertArticle(backend.sql);
    await backend.sql`update public.blog_posts set view_count = view_count + 1 where id = ${id}`;
    await administrator.rpc('delete_article', { article_id: id });
    await administrator.rpc('restore_article', { article_id: id });
    const first = await saved({ articleId: id, baseVersion: 1, intent: 'publish' });
    await administrator.rpc('rename_articles', { updates: [{ id, title: 'Renommé' }] });
    await expect(save({ articleId: id, baseVersion: first.version })).resolves.toMatchObject({
      kind: 'conflict',
      current: { form: { title: 'Renommé' } },
    });
  });

  it('finds the article deleted, or gone', async () => {
    const articleId = randomUUID();
    await saved({ articleId });
    await administrator.rpc('delete_article', { article_id: articleId });
    await expect(save({ articleId, baseVersion: 1 })).resolves.toEqual({ kind: 'deleted' });
    await expect(save({ baseVersion: 3 })).resolves.toEqual({ kind: 'deleted' });
    await expect(articleStore(administrator).load(articleId)).resolves.toBeNull();
  });

  it('is refused to a member and to a visitor, who load nothing either', async () => {
    const articleId = randomUUID();
    const member = await backend.member();
    await expect(save({ articleId, client: member })).resolves.toEqual({ kind: 'not-administrator' });
    await expect(save({ articleId, client: backend.visitor() })).resolves.toEqual({ kind: 'signed-out' });
    expect(await rowOf(articleId)).toBeUndefined();
    await expect(articleStore(member).load(articleId)).rejects.toMatchObject({ kind: 'not-administrator' });
    await expect(articleStore(backend.visitor()).load(articleId)).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('is unreachable without an answer, and when it is given up', async () => {
    const gone = AbortSignal.abort();
    const request = {
      articleId: randomUUID(),
      baseVersion: 0,
      intent: 'save',
      saveId: randomUUID(),
      form: FORM,
    } as const;
    await expect(articleStore(administrator).save(request, gone)).resolves.toEqual({ kind: 'unreachable' });
    expect(await rowOf(request.articleId)).toBeUndefined();
  });

  it.each<[what: string, form: Partial<ArticleForm>, field: keyof ArticleForm]>([
    ['a title of spaces', { title: ' \u00a0\u202f' }, 'title'],
    ['a title that shows nothing', { title: '\u200b' }, 'title'],
    ['a title of 501 characters', { title: 'a'.repeat(501) }, 'title'],
    ['200 tags', { tags: Array.from({ length: 200 }, (_, index) => `tag ${index}`) }, 'tags'],
    ['a tag of 61 characters', { tags: ['a'.repeat(61)] }, 'tags'],
    ['an emoji in its address', { slug: '💘', isSlugCustom: true }, 'slug'],
    ['an address that climbs', { slug: '../..', isSlugCustom: true }, 'slug'],
    ['a date that is none', { publishedAt: 'demain' }, 'publishedAt'],
    ['the 32nd of January', { publishedAt: '2026-01-32T00:00:00Z' }, 'publishedAt'],
    ['a date in the year 12026', { publishedAt: '12026-01-01T00:00:00Z' }, 'publishedAt'],
    ['a date that never comes', { publishedAt: 'infinity' }, 'publishedAt'],
    ['a meta title of 61 characters', { metaTitle: 'a'.repeat(61) }, 'metaTitle'],
    ['a meta description of 161 characters', { metaDescription: 'a'.repeat(161) }, 'metaDescription'],
    ['an alternative text of 501 characters', { imageAlt: 'a'.repeat(501) }, 'imageAlt'],
    ['a type of its own', { contentType: 'podcast' as never }, 'contentType'],
    ['11 MB of content', { content: 'a'.repeat(11_000_000) }, 'content'],
    ['600 elements in each other', { content: '<div>'.repeat(600) }, 'content'],
  ])('with %s is refused, and names the field', async (_what, form, field) => {
    const articleId = randomUUID();
    for (const intent of ['save', 'publish'] as const) {
      await expect(save({ articleId, form, intent })).resolves.toEqual({
        kind: 'refused',
        field,
        message: expect.stringMatching(/^[A-ZÀ-Ý].* /),
      });
    }
    expect(await rowOf(articleId)).toBeUndefined();
  });

  it('leaves out what no text of the database holds', async () => {
    const articleId = randomUUID();
    await saved({ articleId, form: { title: 'Un\0 titre', content: '<p>\ud83d</p>', tags: ['\0'] } });
    expect(await rowOf(articleId)).toMatchObject({ title: 'Un titre', content: '<p>\ufffd</p>', tags: null });
  });

  it.each<[what: string, form: unknown]>([
    ['nothing', {}],
    ['no object', ['title']],
    ['no text', 'null'],
    ['categories that are no list', { title: 'T', categories: 'Une' }],
    ['a switch that is none', { title: 'T', is_featured: 'peut-être' }],
  ])('of %s writes nothing', async (_what, form) => {
    const articleId = randomUUID();
    const { data, error } = await administrator.rpc('save_article', {
      article_id: articleId,
      base_version: 0,
      form: form as never,
      intent: 'save',
      save_id: randomUUID(),
    });
    expect(error?.code ?? (data as { kind: string }).kind).toMatch(/^(22023|22P02|refused)$/);
    expect(await rowOf(articleId)).toBeUndefined();
  });

  it('keeps the fields that the form does not name, and no others than those of forms', async () => {
    const { id } = await insertArticle(backend.sql, { tags: ['un'], categories: ['Une'], status: 'draft' });
    const { data } = await administrator.rpc('save_article', {
      article_id: id,
      base_version: 1,
      form: { title: 'Seul', view_count: 9, author_id: 'x', deleted_at: '2020-01-01', status: 'published' },
      intent: 'auto-save',
      save_id: randomUUID(),
    });
    expect(data).toMatchObject({ kind: 'saved', version: 2 });
    expect(await rowOf(id)).toMatchObject({
      title: 'Seul',
      tags: ['un'],
      categories: ['Une'],
      view_count: 0,
      author_id: 'system',
      deleted_at: null,
      status: 'draft',
    });
  });
});
