import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articleExists, articleIdsByName, deleteArticle } from '../../src/gateway/administration.ts';
import { signedInAdministrator } from '../../src/gateway/session.ts';
import { insertArticle, type ArticleRow } from '../support/articles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;
let member: Client;
let article: ArticleRow;

const NOBODY = 'b8a3c1de-0000-4000-8000-00000000000f';

beforeAll(async () => {
  backend = await startTestBackend();
  [administrator, member] = await Promise.all([backend.administrator(), backend.member()]);
});
beforeEach(async () => {
  article = await insertArticle(backend.sql);
});
afterAll(() => backend.stop());

describe('signedInAdministrator', () => {
  it('gives the id of an administrator, and of nobody else', async () => {
    const { data } = await administrator.auth.getUser();
    await expect(signedInAdministrator(administrator)).resolves.toBe(data.user?.id);
    await expect(signedInAdministrator(member)).resolves.toBeNull();
    await expect(signedInAdministrator(backend.visitor())).resolves.toBeNull();
  });

  it('takes any failure for nobody', async () => {
    const broken = { auth: { getSession: () => Promise.reject(new TypeError('fetch failed')) } };
    await expect(signedInAdministrator(broken as never)).resolves.toBeNull();
  });
});

describe('articleIdsByName', () => {
  it('finds by slug, by former slug, and by id where there is no slug', async () => {
    const withoutSlug = await insertArticle(backend.sql, { slug: null });
    const renamed = await insertArticle(backend.sql, { slug: 'avant' });
    await backend.sql`update public.blog_posts set slug = 'après' where id = ${renamed.id}`;
    const names = [article.slug ?? '', withoutSlug.id, 'avant', 'après', 'inconnu', 'a,b)&id=eq.1', NOBODY];
    const found = await articleIdsByName(administrator, names);
    expect(Object.fromEntries(found)).toEqual({
      [article.slug ?? '']: article.id,
      [withoutSlug.id]: withoutSlug.id,
      avant: renamed.id,
      après: renamed.id,
    });
  });

  it('finds nothing for no name', async () => {
    await expect(articleIdsByName(administrator, [])).resolves.toEqual(new Map());
  });
});

describe('deleteArticle', () => {
  it('deletes for an administrator, once and for all', async () => {
    await expect(articleExists(administrator, article.id)).resolves.toBe(true);
    await deleteArticle(administrator, article.id);
    await expect(articleExists(administrator, article.id)).resolves.toBe(false);
    await expect(deleteArticle(administrator, article.id)).resolves.toBeUndefined();
  });

  it.each(['a member', 'a visitor'])('fails for %s, and deletes nothing', async (who) => {
    await expect(deleteArticle(who === 'a member' ? member : backend.visitor(), article.id)).rejects.toThrow();
    await expect(articleExists(administrator, article.id)).resolves.toBe(true);
  });
});
