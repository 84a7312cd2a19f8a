import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderBody } from '../../src/core/article/body.ts';
import { plainText } from '../../src/core/text/plain-text.ts';
import { ARTICLE_COLUMNS, contentOf, parseArticleRow } from '../../src/gateway/server/article-row.ts';
import { insertArticle, newArticle } from '../support/articles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** The build accepts whatever the database accepts: one article that the build refuses fails a whole `astro build`. */

let backend: TestBackend;
let sql: Sql;
let operator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  sql = backend.sql;
  operator = backend.operator();
});

afterAll(() => backend.stop());

const nested = (depth: number, name = 'div', inside = 'x') =>
  `<${name}>`.repeat(depth) + inside + `</${name}>`.repeat(depth);
const many = (count: number, piece: string) => piece.repeat(count);

const REFUSED: [what: string, fields: Record<string, unknown>][] = [
  ['a title of no-break spaces', { title: '\u00a0\u202f\u00a0' }],
  ['a title of tabs and line ends', { title: '\t\r\n\v\f' }],
  ['a title of every space there is', { title: '\u1680\u2000\u2005\u200a\u2028\u2029\u205f\u3000\ufeff' }],
  ['a title of zero-width characters', { title: '\u200b\u200d\u2060\u00ad\u180e' }],
  ['a title of characters without a shape', { title: '\u2800\u3164\u115f\ufe0f' }],
  ['a title of control characters', { title: '\u0001\u001f\u007f\u0085' }],
  ['a publication date of -infinity', { published_at: '-infinity' }],
  ['a date before Christ', { published_at: '0044-03-15 BC' }],
  ['a date in the first century', { published_at: '0099-01-01' }],
  ['a creation date of -infinity', { created_at: '-infinity' }],
  ['a creation date of infinity', { created_at: 'infinity' }],
  ['a creation date after the year 9999', { created_at: '12026-01-01T00:00:00Z' }],
  ['a date of change of infinity', { updated_at: 'infinity' }],
  ['a category that is null', { categories: ['Une', null] }],
  ['a tag that is null', { tags: [null] }],
  ['categories in two dimensions', { categories: [['Une'], ['Deux']] }],
  ['tags in two dimensions', { tags: [['une', 'deux']] }],
  ['600 nested div', { content: nested(600) }],
  ['501 nested div', { content: nested(501) }],
  ['500 nested div around an element without content', { content: nested(500, 'div', '<br>') }],
  ['600 nested div in capitals', { content: nested(600, 'DIV') }],
  ['600 elements of two names in turn', { content: many(300, '<div><span>') }],
  ['600 div that are closed by another name', { content: many(600, '<div></span>') }],
  ['600 div that are closed in a comment', { content: many(600, '<div><!-- </div> -->') }],
  ['600 div that are closed in a title', { content: many(600, '<div title="</div>">') }],
  ['600 div that are closed in a single quote', { content: many(600, "<div title='</div>'>") }],
  ['600 div that are closed in a style', { content: many(600, '<div><style></div></style>') }],
  ['600 div that are closed in a script', { content: many(600, '<div><script></div></script>') }],
  ['600 div that are closed in a text field', { content: many(600, '<div><textarea></div></textarea>') }],
  ['600 div that are closed in a player', { content: many(600, '<div><iframe></div></iframe>') }],
  ['600 div that are closed in an instruction', { content: many(600, '<div><?x </div ?>') }],
  ['600 div that are closed in a declaration', { content: many(600, '<div><!x </div>') }],
  ['600 unknown elements', { content: nested(600, 'x-y:z') }],
  ['600 links', { content: many(600, '<a href=x><b>') }],
  ['600 div after a comment that ends at once', { content: `<!-->${many(600, '<div>')}<!-- -->` }],
];

const ACCEPTED: [what: string, fields: Record<string, unknown>][] = [
  ['a title of one letter between spaces', { title: '\u00a0\tà\u200b ' }],
  ['a title of one emoji', { title: '💘' }],
  ['a title in another alphabet', { title: 'حب' }],
  ['a date long ago', { published_at: '1000-01-02' }],
  ['a creation date in a distant future', { created_at: '9998-12-31T23:59:59.999999+00' }],
  ['no tags', { tags: null }],
  ['empty lists', { tags: [], categories: [] }],
  ['labels of spaces', { tags: ['\u00a0', ''], categories: ['\t'] }],
  ['499 nested div', { content: nested(499, 'div', '<br>') }],
  ['2,000 paragraphs one after the other', { content: many(2000, '<p class="a" id=b>Du <b>texte</b>.<br/></p>\n') }],
  [
    '2,000 closed paragraphs and a comment',
    { content: `<!--StartFragment-->${many(2000, '<p>Oui<!-- a > b --></p>')}` },
  ],
  ['600 players', { content: many(600, '<p><iframe src="https://x.test/?a=1&b=<2>"></iframe></p>') }],
  ['a table of 900 cells', { content: `<table>${many(300, `<tr>${many(3, '<td>1 < 2</td>')}</tr>`)}</table>` }],
  ['a style pasted with 900 paragraphs', { content: `<style>p > b { color: red }</style>${many(900, '<p>Oui</p>')}` }],
  ['an element that is never closed', { content: '<div><p>Bon' }],
];

/** Writes an instant as text, so that the driver leaves it as it is. */
const parameterOf = (column: string, index: number) =>
  column.endsWith('_at') ? `$${index + 1}::text::timestamptz` : `$${index + 1}`;

/** Inserts without row-level security, and fails with the errors of the database itself. */
function insertAsOwner(fields: Record<string, unknown>): Promise<unknown> {
  const columns = Object.keys(fields);
  return sql.unsafe(
    `insert into public.blog_posts (${columns.join()}) values (${columns.map(parameterOf).join()})`,
    Object.values(fields) as never[],
  );
}

function updateAsOwner(id: string, fields: Record<string, unknown>): Promise<unknown> {
  const changes = Object.keys(fields).map((column, index) => `${column} = ${parameterOf(column, index)}`);
  return sql.unsafe(
    `update public.blog_posts set ${changes.join()} where id = '${id}'`,
    Object.values(fields) as never[],
  );
}

/** Reads what visitors see of an article as the build does, and shows it as the build does. */
async function build(id: string): Promise<void> {
  const { data } = await backend
    .visitor()
    .from('blog_posts')
    .select(`${ARTICLE_COLUMNS},content`)
    .eq('id', id)
    .single()
    .throwOnError();
  parseArticleRow(data);
  plainText(contentOf(data));
  renderBody(contentOf(data), { imageOrigin: null });
}

describe('an article', () => {
  it.each(REFUSED)('with %s is refused', async (_what, fields) => {
    await expect(insertAsOwner(newArticle(fields))).rejects.toMatchObject({ code: '23514' });
  });

  it.each(ACCEPTED)('with %s is accepted, and can be shown by the build', async (_what, fields) => {
    const { data, error } = await operator.from('blog_posts').insert(newArticle(fields)).select('id').single();
    expect(error).toBeNull();
    await build(data?.id ?? '');
  });

  it('is refused the same values when it is updated', async () => {
    const { id } = await insertArticle(sql);
    for (const [what, fields] of REFUSED.filter(([, fields]) => !('updated_at' in fields || 'created_at' in fields))) {
      await expect(updateAsOwner(id, fields), what).rejects.toMatchObject({ code: '23514' });
    }
    await build(id);
  });
});

describe('a category or a tag', () => {
  it.each(['\u00a0', '\t', '\u200b'])('named %j is refused', async (name) => {
    await expect(sql`insert into public.categories (name, slug) values (${name}, 'x')`).rejects.toMatchObject({
      code: '23514',
    });
    await expect(sql`insert into public.tags (name) values (${name})`).rejects.toMatchObject({ code: '23514' });
  });
});
