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
let email: string | undefined;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
  email = (await administrator.auth.getUser()).data.user?.email;
});

afterAll(() => backend.stop());

/** Saves a text over the present version of the article. */
async function write(
  articleId: string,
  content: string,
  intent: SaveIntent = 'save',
  fields: Partial<ArticleForm> = {},
) {
  const store = articleStore(administrator);
  const loaded = await store.load(articleId);
  const form = { ...(loaded?.form ?? { ...emptyForm('blog'), title: 'Titre' }), content, ...fields };
  const baseVersion = loaded?.version ?? 0;
  const outcome = await store.save({ articleId, baseVersion, form, intent, saveId: randomUUID() });
  expect(outcome.kind).toBe('saved');
}

async function kept(articleId: string) {
  return (await listRevisions(administrator, articleId)).map(({ kind, sizeChange }) => `${kind} ${sizeChange}`);
}

describe('revisions', () => {
  it('are made by saves, publications and withdrawals, not auto-saves, with author, date and size of change', async () => {
    const articleId = randomUUID();
    await write(articleId, '<p>Un &amp; deux</p>');
    await write(articleId, '<p>Un</p>', 'auto-save');
    await write(articleId, '<p>Un, deux, trois</p>', 'publish');
    await write(articleId, '<p>Un, deux, trois, quatre</p>', 'auto-save');
    await write(articleId, '<p>Un, deux</p>', 'save', { title: 'Autre titre' });
    await write(articleId, '<p>Un, deux</p>', 'unpublish');
    const revisions = await listRevisions(administrator, articleId);
    expect(revisions).toEqual(
      [
        { kind: 'unpublish', title: 'Autre titre', sizeChange: 0 },
        { kind: 'save', title: 'Autre titre', sizeChange: -7 },
        { kind: 'publish', title: 'Titre', sizeChange: 6 },
        { kind: 'save', title: 'Titre', sizeChange: 9 },
      ].map((revision) => ({
        ...revision,
        id: expect.any(Number),
        author: email,
        createdAt: expect.stringMatching(/Z$/),
      })),
    );
  });

  it('return the whole form as it was saved', async () => {
    const articleId = randomUUID();
    const fields = {
      metaKeywords: ['un', 'deux'],
      tags: ['a'],
      imageAlt: 'Un verre',
      publishedAt: '2031-01-01T00:00:00.000Z',
    };
    await write(articleId, '<p>Un</p>', 'save', fields);
    const before = (await articleStore(administrator).load(articleId))?.form;
    await write(articleId, '<p>Deux</p>', 'save', { metaKeywords: [], tags: [], imageAlt: '', publishedAt: null });
    const [, first] = await listRevisions(administrator, articleId);
    await expect(readRevision(administrator, first?.id ?? 0)).resolves.toEqual(before);
    await expect(readRevision(administrator, 1_000_000)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('begin with the text before the first save, also when that save is automatic', async () => {
    const { id } = await insertArticle(backend.sql, { content: '<p>Avant</p>', status: 'draft' });
    await write(id, '<p>Automatique</p>', 'auto-save');
    await write(id, '<p>Encore</p>', 'auto-save');
    expect(await kept(id)).toEqual(['before 0']);
    await write(id, '<p>Après tout</p>');
    expect(await kept(id)).toEqual(['save 5', 'before 0']);
    const [, before] = await listRevisions(administrator, id);
    expect(before?.author).toBeNull();
    await expect(readRevision(administrator, before?.id ?? 0)).resolves.toMatchObject({ content: '<p>Avant</p>' });
  });

  it('keep the text that a write outside the editor overwrites', async () => {
    const articleId = randomUUID();
    await write(articleId, '<p>Un</p>');
    await administrator.rpc('rename_articles', { updates: [{ id: articleId, title: 'Renommé' }] });
    expect(await kept(articleId)).toEqual(['save 2']);
    await backend.sql`update public.blog_posts set content = '<p>Effacé</p>' where id = ${articleId}`;
    const [other] = await listRevisions(administrator, articleId);
    expect(other).toMatchObject({ kind: 'other', title: 'Renommé', author: email, sizeChange: 0 });
    await backend.sql`update public.blog_posts set view_count = view_count + 1 where id = ${articleId}`;
    expect(await kept(articleId)).toHaveLength(2);
  });

  it('do not repeat a save that changes nothing', async () => {
    const articleId = randomUUID();
    await write(articleId, '<p>Un</p>');
    await write(articleId, '<p>Un</p>');
    expect(await kept(articleId)).toEqual(['save 2']);
    await write(articleId, '<p>Un</p>', 'publish');
    expect(await kept(articleId)).toEqual(['publish 0', 'save 2']);
  });

  it('return the article’s present value for a field that an old revision lacks', async () => {
    const { id } = await insertArticle(backend.sql, { tags: ['un'] });
    const [row] = await backend.sql<{ id: string }[]>`
      insert into public.revisions (article_id, title, description, content)
      values (${id}, 'Ancien', 'Ancienne', '<p>Ancien</p>') returning id`;
    await expect(readRevision(administrator, Number(row?.id))).resolves.toMatchObject({
      title: 'Ancien',
      description: 'Ancienne',
      content: '<p>Ancien</p>',
      tags: ['un'],
      contentType: 'blog',
    });
  });

  it('are refused to visitors and accounts without a role', async () => {
    const member = await backend.member();
    await expect(listRevisions(member, randomUUID())).rejects.toMatchObject({ kind: 'not-allowed' });
    await expect(readRevision(backend.visitor(), 1)).rejects.toMatchObject({ kind: 'signed-out' });
  });
});
