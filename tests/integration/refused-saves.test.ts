import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleForm } from '../../src/core/editing/article-form.ts';
import { articleStore } from '../../src/gateway/browser/article-store.ts';
import { startSaving, type Saving } from '../support/saving.ts';

let saving: Saving;
let backend: Saving['backend'];
let administrator: Saving['administrator'];
let save: Saving['save'];
let rowOf: Saving['rowOf'];

beforeAll(async () => {
  saving = await startSaving();
  ({ backend, administrator, save, rowOf } = saving);
});

afterAll(() => saving.backend.stop());

describe('a save', () => {
  it('is refused to accounts without a role and visitors, who cannot load the article either', async () => {
    const articleId = randomUUID();
    const member = await backend.member();
    await expect(save({ articleId, client: member })).resolves.toEqual({ kind: 'not-allowed' });
    await expect(save({ articleId, client: backend.visitor() })).resolves.toEqual({ kind: 'signed-out' });
    expect(await rowOf(articleId)).toBeUndefined();
    await expect(articleStore(member).load(articleId)).rejects.toMatchObject({ kind: 'not-allowed' });
    await expect(articleStore(backend.visitor()).load(articleId)).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it.each<[what: string, form: Partial<ArticleForm>, field: keyof ArticleForm]>([
    ['a title of spaces', { title: ' \u00a0\u202f' }, 'title'],
    ['a title of invisible characters', { title: '\u200b' }, 'title'],
    ['a title of 501 characters', { title: 'a'.repeat(501) }, 'title'],
    ['200 tags', { tags: Array.from({ length: 200 }, (_, index) => `tag ${index}`) }, 'tags'],
    ['a tag of 61 characters', { tags: ['a'.repeat(61)] }, 'tags'],
    ['an emoji in its address', { slug: '💘', isSlugCustom: true }, 'slug'],
    ['an address of dots and a slash', { slug: '../..', isSlugCustom: true }, 'slug'],
    ['a date that is a word', { publishedAt: 'demain' }, 'publishedAt'],
    ['the 32nd of January', { publishedAt: '2026-01-32T00:00:00Z' }, 'publishedAt'],
    ['a date in the year 12026', { publishedAt: '12026-01-01T00:00:00Z' }, 'publishedAt'],
    ['an infinite date', { publishedAt: 'infinity' }, 'publishedAt'],
    ['a meta title of 61 characters', { metaTitle: 'a'.repeat(61) }, 'metaTitle'],
    ['a meta description of 161 characters', { metaDescription: 'a'.repeat(161) }, 'metaDescription'],
    ['an alternative text of 501 characters', { imageAlt: 'a'.repeat(501) }, 'imageAlt'],
    ['an unknown type', { contentType: 'podcast' as never }, 'contentType'],
    ['600 nested elements', { content: '<div>'.repeat(600) }, 'content'],
  ])('is refused with %s, and the answer names the field', async (_what, form, field) => {
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

  it('is refused with 11 MB of content, and the answer names the field', async () => {
    const form = { content: 'a'.repeat(11_000_000) };
    // A busy machine takes longer than the time limit of a save, which the editor then tries again.
    await expect
      .poll(() => save({ articleId: randomUUID(), form }))
      .toMatchObject({ kind: 'refused', field: 'content' });
  });

  it.each<[what: string, form: unknown]>([
    ['an empty object', {}],
    ['a list', ['title']],
    ['a text', 'null'],
    ['categories that are not a list', { title: 'T', categories: 'Une' }],
    ['a switch that is a word', { title: 'T', is_featured: 'peut-être' }],
  ])('writes nothing for the malformed form: %s', async (_what, form) => {
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
});
