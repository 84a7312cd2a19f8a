import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { announceEditing, stopEditing } from '../../src/gateway/browser/presence.ts';
import { createPreview, readPreview, revokePreviews } from '../../src/gateway/browser/previews.ts';
import { insertArticle } from '../support/articles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let one: Client;
let other: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  [one, other] = await Promise.all([backend.administrator(), backend.administrator()]);
  vi.stubEnv('PUBLIC_SUPABASE_URL', backend.url);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', backend.credentials.publishableKey);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.stop();
});

const emailOf = async (client: Client) => (await client.auth.getUser()).data.user?.email;

describe('the presence of a writer in an article', () => {
  it('is shown to others with name and start time, and never to the writer', async () => {
    const articleId = randomUUID();
    expect(await announceEditing(one, articleId)).toEqual([]);
    const [seen] = await announceEditing(other, articleId);
    expect(seen).toEqual({ name: await emailOf(one), since: expect.stringMatching(/Z$/), isOwn: false });
    await announceEditing(one, articleId);
    expect(await announceEditing(other, articleId)).toEqual([seen]);
    expect(await announceEditing(other, randomUUID())).toEqual([]);
  });

  it('is shown to the same account on another computer, as its own', async () => {
    const articleId = randomUUID();
    const elsewhere = await backend.elsewhere(one);
    await announceEditing(one, articleId);
    const [seen] = await announceEditing(elsewhere, articleId);
    expect(seen).toMatchObject({ name: await emailOf(one), isOwn: true });
    await stopEditing(elsewhere, articleId);
    expect(await announceEditing(one, articleId)).toEqual([]);
    expect(await announceEditing(elsewhere, articleId)).toHaveLength(1);
  });

  it('ends when the writer leaves, and after a minute of silence', async () => {
    const articleId = randomUUID();
    await announceEditing(one, articleId);
    await stopEditing(one, articleId);
    expect(await announceEditing(other, articleId)).toEqual([]);
    const silent = (seconds: number) => backend.sql`
      update private.presences set seen_at = now() - make_interval(secs => ${seconds}), since = now() - interval '1 day'
      where article_id = ${articleId}`;
    await silent(50);
    expect(Date.parse((await announceEditing(one, articleId))[0]?.since ?? '')).toBeLessThan(Date.now() - 80_000_000);
    await silent(70);
    expect(await announceEditing(one, articleId)).toEqual([]);
    const [again] = await announceEditing(other, articleId);
    expect(Date.parse(again?.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is hidden when the writer is no longer a member, and can no longer be announced', async () => {
    const articleId = randomUUID();
    const former = await backend.administrator();
    await announceEditing(former, articleId);
    await backend.sql`delete from public.members where id = ${(await former.auth.getUser()).data.user?.id ?? ''}`;
    expect(await announceEditing(one, articleId)).toEqual([]);
    await expect(announceEditing(former, articleId)).rejects.toMatchObject({ kind: 'not-allowed' });
  });
});

describe('a shared preview', () => {
  it('shows anyone with its token the article as it is now, including its working copy', async () => {
    const { id } = await insertArticle(backend.sql, { status: 'draft', content: '<p>Un</p>' });
    const { token, expiresAt } = await createPreview(one, id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect((await readPreview(token))?.form).toMatchObject({ content: '<p>Un</p>', contentType: 'blog' });
    expect((await readPreview(token))?.expiresAt).toBe(expiresAt);
    await backend.sql`update public.blog_posts set content = '<p>Deux</p>', status = 'published' where id = ${id}`;
    expect((await readPreview(token))?.form).toMatchObject({ content: '<p>Deux</p>' });
    await backend.sql`
      insert into public.working_copies (article_id, form, base_updated_at) values (${id}, '{"title":"Copie"}', now())`;
    expect((await readPreview(token))?.form).toMatchObject({ title: 'Copie', content: '<p>Deux</p>' });
  });

  it('is stored without its token', async () => {
    const { id } = await insertArticle(backend.sql);
    const { token } = await createPreview(one, id);
    const rows = await backend.sql`select to_jsonb(previews)::text as row from private.previews`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  it('ends when it is revoked, when it expires, and while the article is deleted', async () => {
    const { id } = await insertArticle(backend.sql);
    const [first, second] = [await createPreview(one, id), await createPreview(other, id)];
    expect(first.token).not.toBe(second.token);
    await revokePreviews(one, id);
    expect([await readPreview(first.token), await readPreview(second.token)]).toEqual([null, null]);
    const { token } = await createPreview(one, id);
    await one.rpc('delete_article', { article_id: id });
    expect(await readPreview(token)).toBeNull();
    await expect(createPreview(one, id)).rejects.toMatchObject({ kind: 'refused' });
    await one.rpc('restore_article', { article_id: id });
    expect(await readPreview(token)).not.toBeNull();
    await backend.sql`update private.previews set expires_at = now() - interval '1 second'`;
    expect(await readPreview(token)).toBeNull();
  });

  it.each(['', 'rien', 'a\0b', '\ud800', 'é'.repeat(10_000)])('cannot be read with another token', async (token) => {
    expect(await readPreview(token)).toBeNull();
  });

  it('cannot be made by visitors or accounts without a role, nor read when the database is unreachable', async () => {
    const { id } = await insertArticle(backend.sql);
    await expect(createPreview(await backend.member(), id)).rejects.toMatchObject({ kind: 'not-allowed' });
    await expect(createPreview(backend.visitor(), id)).rejects.toMatchObject({ kind: 'signed-out' });
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:1');
    await expect(readPreview('x')).rejects.toMatchObject({ kind: 'unreachable' });
    vi.stubEnv('PUBLIC_SUPABASE_URL', backend.url);
  });
});

describe('the cleaning up after editing', () => {
  it('erases old presences, expired previews and saves of a week ago, and is scheduled', async () => {
    const { id } = await insertArticle(backend.sql);
    await announceEditing(one, id);
    const { token } = await createPreview(one, id);
    await backend.sql`
      insert into private.saves (id, article_id, account_id, answer, saved_at)
      select gen_random_uuid(), ${id}, gen_random_uuid(), '{}', now() - make_interval(days => days) from generate_series(6, 8) days`;
    await backend.sql`update private.presences set seen_at = now() - interval '2 hours' where article_id <> ${id}`;
    await backend.sql`
      update private.previews set expires_at = now() - interval '1 second' where article_id <> ${id}`;
    await backend.sql`select private.forget_editing()`;
    expect(await backend.sql`select 1 from private.presences`).toHaveLength(1);
    expect(await backend.sql`select 1 from private.previews`).toHaveLength(1);
    expect(await backend.sql`select 1 from private.saves`).toHaveLength(1);
    expect(await readPreview(token)).not.toBeNull();
    expect(await backend.sql`select schedule from cron.job where jobname = 'forget-editing'`).toHaveLength(1);
  });
});
