import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDatabase } from '../../server/postgres/seed.ts';
import { insertArticle } from '../support/articles.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

const SEED = path.resolve('supabase/seed.sql');

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const countArticles = async () => (await backend.sql`select 1 from public.blog_posts`).length;

it('seedDatabase fills an empty database once, and adds nothing to a database that holds articles', async () => {
  const { id } = await insertArticle(backend.sql);
  await seedDatabase(backend.sql, SEED);
  expect(await countArticles()).toBe(1);

  await backend.sql`delete from public.blog_posts where id = ${id}`;
  await seedDatabase(backend.sql, SEED);
  expect(await countArticles()).toBeGreaterThan(30);

  await backend.sql`delete from public.blog_posts`;
  await backend.sql`delete from public.categories`;
  await seedDatabase(backend.sql, SEED);
  expect(await countArticles()).toBe(0);
});
