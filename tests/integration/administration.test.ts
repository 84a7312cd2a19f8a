import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteArticle, isPublic, restoreArticle } from '../../src/gateway/browser/article-deletion.ts';
import { articleIdsByName } from '../../src/gateway/browser/linked-articles.ts';
import { ROLES } from '../../src/core/team/roles.ts';
import { signedInRole } from '../../src/gateway/browser/session.ts';
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

describe('signedInRole', () => {
  it.each(ROLES)('returns the role of a member: %s', async (role) => {
    await expect(signedInRole(await backend.inRole(role), true)).resolves.toBe(role);
  });

  it('returns null for an account without role, for a visitor and without a session', async () => {
    await expect(signedInRole(member, true)).resolves.toBeNull();
    await expect(signedInRole(backend.visitor(), true)).resolves.toBeNull();
    await expect(signedInRole(administrator, false)).resolves.toBeNull();
  });

  it('returns null when the request fails', async () => {
    const broken = {
      rpc() {
        throw new TypeError('fetch failed');
      },
    };
    await expect(signedInRole(broken as never, true)).resolves.toBeNull();
  });
});

describe('articleIdsByName', () => {
  it('finds articles by slug, by former slug, and by id when they have no slug', async () => {
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

  it('ignores the case of slugs and ids, as addresses do', async () => {
    const names = [(article.slug ?? '').toUpperCase(), article.id.toUpperCase()];
    const found = await articleIdsByName(administrator, names);
    expect([...found]).toEqual(names.map((name) => [name, article.id]));
  });

  it('returns an empty map without names', async () => {
    await expect(articleIdsByName(administrator, [])).resolves.toEqual(new Map());
  });
});

describe('isPublic', () => {
  it('is true for an article that visitors see, and false for drafts, scheduled and deleted articles', async () => {
    const { sql } = backend;
    const seen = await insertArticle(sql);
    const hidden = [
      await insertArticle(sql, { status: 'draft' }),
      await insertArticle(sql, { published_at: '2099-01-01T00:00:00Z' }),
      await insertArticle(sql, { deleted_at: new Date().toISOString() }),
    ];
    const answers = await Promise.all([seen, ...hidden].map(({ id }) => isPublic(administrator, id)));
    expect(answers).toEqual([true, false, false, false]);
  });
});

describe('deleteArticle and restoreArticle', () => {
  it('return the outcome of an administrator’s calls', async () => {
    await expect(deleteArticle(administrator, article.id)).resolves.toBe('deleted');
    await expect(deleteArticle(administrator, article.id)).resolves.toBe('already_deleted');
    await expect(restoreArticle(administrator, article.id)).resolves.toBe('restored');
    await expect(restoreArticle(administrator, article.id)).resolves.toBe('not_deleted');
    await expect(deleteArticle(administrator, NOBODY)).resolves.toBe('not_found');
  });

  it('hide a deleted article from articleIdsByName', async () => {
    await deleteArticle(administrator, article.id);
    await expect(articleIdsByName(administrator, [article.slug ?? '', article.id])).resolves.toEqual(new Map());
  });

  it.each(['a member', 'a visitor'])('are refused to %s', async (who) => {
    const client = who === 'a member' ? member : backend.visitor();
    await expect(deleteArticle(client, article.id)).resolves.toBe('refused');
    await expect(restoreArticle(client, article.id)).resolves.toBe('refused');
    await expect(deleteArticle(administrator, article.id)).resolves.toBe('deleted');
  });

  it('return failed without an answer, and for a malformed id', async () => {
    const deaf = createClient('http://127.0.0.1:1', 'key', { auth: { persistSession: false } });
    await expect(deleteArticle(deaf, article.id)).resolves.toBe('failed');
    await expect(restoreArticle(deaf, article.id)).resolves.toBe('failed');
    await expect(deleteArticle(administrator, 'no id')).resolves.toBe('failed');
  });
});
