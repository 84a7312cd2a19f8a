import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingChange, waitingReviews } from '../../server/operate/waiting-content.ts';
import { insertArticle } from '../support/articles.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

describe('the database, asked by monitoring', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.stop());

  it('says how long the oldest change has waited', async () => {
    await backend.sql`delete from public.publications`;
    const waiting = waitingChange(backend.url, backend.credentials.secretKey);
    expect(await waiting()).toBe(0);
    const { data: id } = await backend.operator().rpc('request_publication').throwOnError();
    await backend.sql`update public.publications set requested_at = now() - interval '1 hour' where id = ${id}`;
    expect(await waiting()).toBeGreaterThan(3500);
    await expect(waitingChange(backend.url, backend.credentials.publishableKey)()).rejects.toThrow();
  });

  it('says how many drafts wait for review', async () => {
    const reviews = waitingReviews(backend.url, backend.credentials.secretKey);
    expect(await reviews()).toBe(0);
    const { id } = await insertArticle(backend.sql, { status: 'draft', published_at: null });
    await backend.sql`
      insert into private.proposals (article_id, account_id, proposed_at) values (${id}, gen_random_uuid(), now())`;
    expect(await reviews()).toBe(1);
    await expect(waitingReviews(backend.url, backend.credentials.publishableKey)()).rejects.toThrow();
  });
});
