import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('a save', () => {
  it('is done once and answered twice when it arrives twice', async () => {
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

  it('conflicts with another person’s simultaneous save, and returns the text of that person', async () => {
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

  it('from a stale version of a published article conflicts, and returns the newer working copy', async () => {
    const { articleId, version, form } = await published();
    const mine = await saved({ articleId, baseVersion: version, form: { ...form, content: '<p>Copie</p>' } });
    await expect(
      save({ articleId, baseVersion: version, intent: 'publish', client: colleague }),
    ).resolves.toMatchObject({
      kind: 'conflict',
      current: { version: mine.version, form: { content: '<p>Copie</p>' }, publishedForm: { content: FORM.content } },
    });
  });

  it('conflicts after a write outside the editor, but not after a view or a deletion that was undone', async () => {
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

  it('answers "deleted" for an article in the trash, and for an article that does not exist', async () => {
    const articleId = randomUUID();
    await saved({ articleId });
    await administrator.rpc('delete_article', { article_id: articleId });
    await expect(save({ articleId, baseVersion: 1 })).resolves.toEqual({ kind: 'deleted' });
    await expect(save({ baseVersion: 3 })).resolves.toEqual({ kind: 'deleted' });
    await expect(articleStore(administrator).load(articleId)).resolves.toBeNull();
  });

  it('answers "unreachable" and writes nothing when it is aborted', async () => {
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
});
