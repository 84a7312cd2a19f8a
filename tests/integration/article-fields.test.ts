import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ARTICLE_FIELDS, FIELD_NAMES } from '../../src/core/article/article-fields.ts';
import { columnOf } from '../../src/core/article/column-names.ts';
import { FORM, startSaving, type Saving } from '../support/saving.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const [, STEPS = ''] =
  /### A field of articles\n([^]*?)\n### /.exec(readFileSync(path.join(ROOT, 'docs/contributing.md'), 'utf8')) ?? [];

let saving: Saving;
let sql: Saving['backend']['sql'];

beforeAll(async () => {
  saving = await startSaving();
  ({ sql } = saving.backend);
});

afterAll(() => saving.backend.stop());

/** Saves a form by column names, also with keys outside the declared form. */
const saveRow = (articleId: string, form: Record<string, string>, baseVersion = 0) =>
  saving.administrator.rpc('save_article', {
    article_id: articleId,
    base_version: baseVersion,
    form: { title: FORM.title, ...form },
    intent: 'publish',
    save_id: randomUUID(),
  });

it('the code and the database declare the same fields of articles, with the same limits', async () => {
  const rows = await sql<{ name: string; longest: number | null }[]>`select * from private.form_fields()`;
  const declared = FIELD_NAMES.map((field) => {
    const { longest = null } = { longest: undefined, ...ARTICLE_FIELDS[field] };
    return [columnOf(field), longest];
  });
  const inForm = new Map(rows.map(({ name, longest }) => [name, longest]));
  expect(inForm).toEqual(
    new Map<string, number | null>([...declared, ['content', null], ['is_slug_custom', null]] as never),
  );
});

it('the columns of articles accept a text as long as its limit, and refuse a longer one', async () => {
  const rows = await sql<{ name: string; longest: number }[]>`
    select * from private.form_fields() where longest is not null`;
  const insert = (name: string, length: number) =>
    sql`insert into public.blog_posts ${sql({ title: 'Titre', [name]: 'a'.repeat(length) })}`;
  for (const { name, longest } of rows) {
    await insert(name, longest);
    await expect(insert(name, longest + 1), name).rejects.toMatchObject({ code: '23514' });
  }
});

it('save_article ignores columns outside the form, and unknown keys', async () => {
  const articleId = randomUUID();
  const others = {
    id: randomUUID(),
    author_id: 'x',
    view_count: '9',
    status: 'draft',
    created_at: '2020-01-01',
    nothing: 'x',
  };
  const { data } = await saveRow(articleId, others);
  expect(data).toMatchObject({ kind: 'saved', status: 'published' });
  const row = await saving.rowOf(articleId);
  expect(row).toMatchObject({ view_count: 0, status: 'published' });
  expect(row?.['author_id']).not.toBe('x');
  expect((row?.['created_at'] as Date).getFullYear()).toBeGreaterThan(2020);
});

it('a field added by the steps of docs/contributing.md is saved, loaded, checked, copied and shown', async () => {
  const named = [...STEPS.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);

  const articleId = randomUUID();
  await saveRow(articleId, {});
  const [, migration = ''] = /```sql\n([^]*?)```/.exec(STEPS) ?? [];
  await sql.unsafe(migration);
  await sql`notify pgrst, 'reload schema'`;
  const { data: saved } = await saveRow(articleId, { subtitle: ' Un sous-titre ' }, 1);
  expect(saved).toMatchObject({ kind: 'saved', version: 2 });
  expect(await saving.rowOf(articleId)).toMatchObject({ subtitle: 'Un sous-titre' });
  const { data: loaded } = await saving.administrator.rpc('load_article', { article_id: articleId });
  expect(loaded).toMatchObject({ form: { subtitle: 'Un sous-titre' } });
  const [former] = await sql<{ id: string }[]>`
    select min(id) as id from public.revisions where article_id = ${articleId}`;
  const { data: revision } = await saving.administrator.rpc('read_revision', { revision_id: Number(former?.id) });
  expect(revision).toMatchObject({ title: FORM.title, subtitle: 'Un sous-titre' });
  const { data: refused } = await saveRow(articleId, { subtitle: 'a'.repeat(161) }, 2);
  const message = 'Ce texte compte 160 caractères au plus.';
  expect(refused).toEqual({ kind: 'refused', field: 'subtitle', message });
  const { data: copyId } = await saving.administrator.rpc('duplicate_article', { article_id: articleId });
  expect(await saving.rowOf(copyId ?? '')).toMatchObject({ status: 'draft', slug: null, subtitle: 'Un sous-titre' });
  const { data: seen } = await saving.backend
    .visitor()
    .from('blog_posts')
    .select('subtitle' as 'title')
    .eq('id', articleId);
  expect(seen).toEqual([{ subtitle: 'Un sous-titre' }]);
});
