import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleForm } from '../../src/core/editing/article-form.ts';
import { startSaving, type Saving } from '../support/saving.ts';
import type { Client } from '../support/test-backend.ts';

/** Hidden content must not leak to visitors or ordinary accounts, through any table or function. */

/** A word that only hidden content contains, also in slugs and folded titles. */
const SECRET = /inavouable/i;
const VISIBLE = { categories: ['Rencontres'], tags: ['café'] };

/** Parameters for each function that a visitor may call. */
const CALLS: Record<string, object> = {
  confirm_subscription: { token: '0'.repeat(64) },
  contest_list: { draw_number: 1 },
  contest_status: {},
  contest_statuses: {},
  first_admin_available: {},
  is_admin: {},
  is_editor: {},
  is_member: {},
  read_preview: { token: '0'.repeat(64) },
  role_of_caller: {},
  search_articles: { query: 'inavouable brouillon' },
  unsubscribe_from_newsletter: { token: '0'.repeat(64) },
};

let saving: Saving;
let readers: Record<'anonymous' | 'signed-in', Client>;

/** Makes a form that contains the secret word in every field. */
function secretForm(name: string): Partial<ArticleForm> {
  const word = `Inavouable ${name}`;
  const slug = `inavouable-${name}`;
  return {
    title: word,
    description: word,
    content: `<p>${word}</p>`,
    imageAlt: word,
    metaTitle: word,
    slug,
    metaDescription: word,
    metaKeywords: [word],
    categories: [word],
    tags: [word],
  };
}

beforeAll(async () => {
  saving = await startSaving();
  const { administrator, backend, published, saved } = saving;
  readers = { anonymous: backend.visitor(), 'signed-in': await backend.member() };
  for (const name of ['brouillon', 'prévu', 'jeté', 'copie', 'Rencontres']) {
    const category = name === 'Rencontres' ? name : `Inavouable ${name}`;
    await administrator.rpc('create_category', { name: category }).throwOnError();
  }
  await saved({ form: secretForm('brouillon') });
  const scheduled = { ...secretForm('prévu'), publishedAt: '2999-01-01T00:00:00.000Z' };
  await saved({ articleId: randomUUID(), intent: 'publish', form: scheduled });
  const trashed = await published(secretForm('jeté'));
  await administrator.rpc('delete_article', { article_id: trashed.articleId }).throwOnError();
  const shown = await published(VISIBLE);
  const change = { ...shown.form, ...secretForm('copie') };
  await saved({ articleId: shown.articleId, baseVersion: shown.version, form: change });
  const { data } = await administrator.from('tags').select('name').throwOnError();
  expect(data.filter(({ name }) => SECRET.test(name))).toHaveLength(4);
});

afterAll(() => saving.backend.stop());

describe.each(['anonymous', 'signed-in'] as const)('a reader who is %s', (role) => {
  it('finds no hidden content in any table with a readable column', async () => {
    const tables = await saving.backend.sql<{ name: string; columns: string[] }[]>`
      select relname as name, array_agg(attname::text) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0
        and not attisdropped
        and has_column_privilege(${role === 'anonymous' ? 'anon' : 'authenticated'}, attrelid, attnum, 'SELECT')
      group by 1`;
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['blog_posts', 'categories', 'tags']));
    for (const { name, columns } of tables) {
      const { data } = await readers[role]
        .from(name as 'tags')
        .select(columns.join(','))
        .throwOnError();
      expect(JSON.stringify(data), name).not.toMatch(SECRET);
    }
  });

  it('reads only the tags and categories of visible content', async () => {
    const client = readers[role];
    expect((await client.from('tags').select('name')).data).toEqual([{ name: 'café' }]);
    expect((await client.from('categories').select('name')).data).toEqual([{ name: 'Rencontres' }]);
  });

  it('finds no hidden content through any function that visitors may call', async () => {
    const functions = await saving.backend.sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'EXECUTE')
        and prorettype <> 'trigger'::regtype order by 1`;
    expect(functions.map(({ name }) => name)).toEqual(Object.keys(CALLS).toSorted());
    for (const [name, parameters] of Object.entries(CALLS)) {
      const { data, error } = await readers[role].rpc(name as 'is_admin', parameters as never);
      expect(JSON.stringify([data, error]), name).not.toMatch(SECRET);
    }
  });

  it('sees no uploaded file in a listing of the bucket', async () => {
    const { administrator } = saving;
    const bucket = 'article-images';
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { error } = await administrator.storage
      .from(bucket)
      .upload(`inavouable-${role}.png`, picture, { contentType: 'image/png' });
    expect(error).toBeNull();
    const listed = await readers[role].storage.from(bucket).list();
    expect(JSON.stringify(listed.data ?? [])).not.toMatch(SECRET);
  });
});
