import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from '../../src/core/editing/article-form.ts';
import type { SaveIntent } from '../../src/core/editing/article-store.ts';
import { articleStore } from '../../src/gateway/browser/article-store.ts';
import { listRevisions, readRevision } from '../../src/gateway/browser/revisions.ts';
import { insertArticle } from '../support/articles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

const words = (count: number) => `<p>${'mot '.repeat(count).trim()}</p>`;

async function write(articleId: string, form: Partial<ArticleForm>, intent: SaveIntent = 'save') {
  const store = articleStore(administrator);
  const loaded = await store.load(articleId);
  const outcome = await store.save({
    articleId,
    intent,
    saveId: randomUUID(),
    baseVersion: loaded?.version ?? 0,
    form: { ...(loaded?.form ?? { ...emptyForm('blog'), title: 'Titre' }), ...form },
  });
  expect(outcome.kind).toBe('saved');
}

/** Returns the stored reading time for lists and the site, and the typed one of the editor. */
async function readingTimes(articleId: string) {
  const [row] = await backend.sql`select reading_time from public.blog_posts where id = ${articleId}`;
  const loaded = await articleStore(administrator).load(articleId);
  return { kept: row?.reading_time, typed: loaded?.form.readingTime };
}

describe('a reading time', () => {
  it('is computed from the text as long as no time is typed', async () => {
    const id = randomUUID();
    await write(id, { content: words(201) });
    expect(await readingTimes(id)).toEqual({ kept: '2 min de lecture', typed: '' });
    await write(id, { content: words(401) }, 'publish');
    expect(await readingTimes(id)).toEqual({ kept: '3 min de lecture', typed: '' });
  });

  it('stays as it was typed, even if equal to the computed time, until an editor removes it', async () => {
    const id = randomUUID();
    await write(id, { content: words(1), readingTime: '1 min de lecture' });
    await write(id, { content: words(401) }, 'publish');
    expect(await readingTimes(id)).toEqual({ kept: '1 min de lecture', typed: '1 min de lecture' });
    await write(id, { readingTime: '  ' });
    expect(await readingTimes(id)).toEqual({ kept: '1 min de lecture', typed: '  ' });
    await write(id, {}, 'publish');
    expect(await readingTimes(id)).toEqual({ kept: '3 min de lecture', typed: '' });
  });

  it('is copied as it was typed when the article is duplicated', async () => {
    const id = randomUUID();
    await write(id, { readingTime: '9 min' });
    const { data: copyId } = await administrator.rpc('duplicate_article', { article_id: id });
    expect(await readingTimes(String(copyId))).toEqual({ kept: '9 min', typed: '9 min' });
  });

  it.each([
    ['2 min', ''],
    ['12 min de lecture', ''],
    ['un quart d’heure', 'un quart d’heure'],
  ])('imported as "%s" opens in the editor as "%s"', async (reading_time, typed) => {
    const { id } = await insertArticle(backend.sql, { reading_time });
    expect(await readingTimes(id)).toEqual({ kept: reading_time, typed });
  });

  it('keeps the last computed time when a save sends none, but becomes "2 min" after a typed time', async () => {
    const id = randomUUID();
    await write(id, { content: words(401) });
    const save = async (form: Record<string, string>) => {
      const base_version = (await articleStore(administrator).load(id))?.version ?? 0;
      const request = { article_id: id, base_version, form, intent: 'save', save_id: randomUUID() };
      expect((await administrator.rpc('save_article', request)).data).toMatchObject({ kind: 'saved' });
    };
    await save({ reading_time: '', computed_reading_time: '' });
    expect(await readingTimes(id)).toEqual({ kept: '3 min de lecture', typed: '' });
    await save({ reading_time: 'dix minutes' });
    await save({ reading_time: '' });
    expect(await readingTimes(id)).toEqual({ kept: '2 min', typed: '' });
  });

  it('is kept in revisions as it was typed', async () => {
    const id = randomUUID();
    await write(id, { content: words(201) });
    await write(id, { readingTime: '9 min' });
    const revisions = await listRevisions(administrator, id);
    const typed = await Promise.all(
      revisions.map(async (one) => (await readRevision(administrator, one.id)).readingTime),
    );
    expect(typed).toEqual(['9 min', '']);
  });
});
