import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleForm } from '../../src/core/editing/article-form.ts';
import { articleStore } from '../../src/gateway/browser/article-store.ts';
import { insertArticle } from '../support/articles.ts';
import { FORM, startSaving, type Saving } from '../support/saving.ts';

let saving: Saving;
let backend: Saving['backend'];
let administrator: Saving['administrator'];
let colleague: Saving['colleague'];
let save: Saving['save'];
let saved: Saving['saved'];
let rowOf: Saving['rowOf'];
let published: Saving['published'];

beforeAll(async () => {
  saving = await startSaving();
  ({ backend, administrator, colleague, save, saved, rowOf, published } = saving);
});

afterAll(() => saving.backend.stop());

describe('a new article', () => {
  it('becomes a draft with the fields of the form, and gets a slug, a description and a reading time', async () => {
    const articleId = randomUUID();
    await expect(save({ articleId, form: { title: ' Été à deux ' } })).resolves.toEqual({
      kind: 'saved',
      version: 1,
      savedAt: expect.stringMatching(/Z$/),
      status: 'draft',
      slug: 'ete-a-deux',
      publishedAt: null,
      hasWorkingCopy: false,
      scheduledAt: null,
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
      scheduledAt: null,
      savedAt: expect.any(String),
      isWritable: true,
      review: null,
    });
    expect(Math.abs(Date.parse(loaded?.savedAt ?? '') - Date.parse(savedAt))).toBeLessThan(5000);
  });

  it('is published now, with a past date, or with a future date and no publication of the site yet', async () => {
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

  it('gets a free slug made from its title, but is refused when its typed slug is taken', async () => {
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
  it('is saved over its present version, then published, then withdrawn to a draft', async () => {
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
  it('stays unchanged for visitors while a newer text is saved, until the update is published', async () => {
    const { articleId, version, form } = await published();
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
    expect(manual.publicationId).toBeNull();
    expect(await rowOf(articleId)).toEqual({ ...before, version: String(manual.version) });
    const loaded = await articleStore(colleague).load(articleId);
    expect(loaded).toMatchObject({
      version: manual.version,
      form: { ...form, content: '<p>Encore</p>' },
      publishedForm: form,
    });

    const update = await saved({ articleId, baseVersion: manual.version, intent: 'publish', form: loaded?.form ?? {} });
    expect(update).toMatchObject({ publicationId: expect.any(String), publishedAt: form.publishedAt });
    expect(await rowOf(articleId)).toMatchObject({ content: '<p>Encore</p>' });
    expect((await articleStore(administrator).load(articleId))?.publishedForm).toBeNull();
  });

  it('loses its past publication date when it becomes a draft again', async () => {
    const { articleId, version, form } = await published({ publishedAt: '2026-01-15T08:00:00.000Z' });
    expect(form.publishedAt).toBe('2026-01-15T08:00:00.000Z');
    const draft = await saved({ articleId, baseVersion: version, intent: 'unpublish', form });
    expect((await articleStore(administrator).load(articleId))?.form.publishedAt).toBeNull();
    const again = await saved({
      articleId,
      baseVersion: draft.version,
      intent: 'publish',
      form: { title: form.title },
    });
    expect(Math.abs(Date.parse(again.publishedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ['in the future', '2099-01-15T08:00:00.000Z', '2099-01-15T08:00:00.000Z'],
    ['newly chosen', '2026-01-15T08:00:00.000Z', '2026-02-15T08:00:00.000Z'],
  ])('keeps a publication date that is %s when it becomes a draft again', async (_which, before, chosen) => {
    const { articleId, version, form } = await published({ publishedAt: before });
    await saved({ articleId, baseVersion: version, intent: 'unpublish', form: { ...form, publishedAt: chosen } });
    expect((await articleStore(administrator).load(articleId))?.form.publishedAt).toBe(chosen);
  });

  it('has no working copy when the saved text equals the published text', async () => {
    const { articleId, version, form } = await published();
    const same = await saved({ articleId, baseVersion: version, intent: 'auto-save', form });
    expect(same.version).toBe(version);
    const other = await saved({ articleId, baseVersion: version, form: { ...form, title: 'Autre' } });
    await saved({ articleId, baseVersion: other.version, form });
    expect((await articleStore(administrator).load(articleId))?.publishedForm).toBeNull();
  });
});

describe('the version of an article', () => {
  it('grows with each edit of the article or of its working copy, also outside the editor', async () => {
    const { id } = await insertArticle(backend.sql);
    const version = async () => Number((await rowOf(id))?.['version']);
    await backend.operator().from('blog_posts').update({ title: 'Autre' }).eq('id', id).throwOnError();
    expect(await version()).toBe(2);
    const copy = { article_id: id, form: { title: 'Copie' }, base_updated_at: new Date().toISOString() };
    await backend.operator().from('working_copies').insert(copy).throwOnError();
    expect(await version()).toBe(3);
    await backend.operator().from('working_copies').delete().eq('article_id', id).throwOnError();
    expect(await version()).toBe(4);
  });
});

describe('a save', () => {
  it('removes or replaces characters that the database cannot store', async () => {
    const articleId = randomUUID();
    await saved({ articleId, form: { title: 'Un\0 titre', content: '<p>\ud83d</p>', tags: ['\0'] } });
    expect(await rowOf(articleId)).toMatchObject({ title: 'Un titre', content: '<p>\ufffd</p>', tags: null });
  });

  it('changes only the fields that the form names, and no field outside forms', async () => {
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
