import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idOf } from '../../core/site/content.support.ts';
import { contentReader } from './content-reader.ts';

const ENVIRONMENT = {
  PUBLIC_SUPABASE_URL: 'https://base.exemple',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};
const DATE = '2026-05-14T10:00:00+00:00';

interface Row {
  id: string;
  number: number;
}
let rows: Row[];
/** Column and number of values of each request. */
let asked: [column: string, count: number][];

beforeEach(() => {
  asked = [];
  rows = Array.from({ length: 900 }, (_, index) => ({ id: idOf(index + 1), number: index + 1 }));
  vi.stubGlobal('fetch', async (input: string) => {
    const query = new URL(input).searchParams;
    const column = query.has('number') ? 'number' : 'id';
    const wanted = new Set((query.get(column) ?? '').replace(/^in\.\(|\)$/g, '').split(','));
    asked.push([column, wanted.size]);
    const found = rows
      .filter((row) => wanted.has(String(row[column])))
      .map((row) => ({ ...row, title: 'Titre', reading_time: '1 min', created_at: DATE, updated_at: DATE }));
    return Response.json(found, { headers: { 'content-range': `0-${found.length - 1}/${found.length}` } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => idOf(index + 1));
const numbersByIds = new Map(Array.from({ length: 900 }, (_, index) => [idOf(index + 1), index + 1]));
const numberOf = (id: string) => numbersByIds.get(id);

describe('contentReader().articlesOf', () => {
  it('reads 900 articles by number, in three requests of at most 400', async () => {
    const { articles } = await contentReader(ENVIRONMENT).articlesOf(idsOf(900), false, numberOf);
    expect(articles.map(({ id }) => id)).toEqual(idsOf(900));
    expect(asked).toEqual([
      ['number', 400],
      ['number', 400],
      ['number', 100],
    ]);
  });

  it('reads 100 articles by id, in one request', async () => {
    await contentReader(ENVIRONMENT).articlesOf(idsOf(100), false, numberOf);
    expect(asked).toEqual([['id', 100]]);
  });

  it('also reads new and renumbered articles, in a last request by id, and omits hidden ones', async () => {
    const [renumbered, hidden] = [idOf(7), idOf(8)];
    rows = rows
      .filter(({ id }) => id !== hidden)
      .map((row) => (row.id === renumbered ? { ...row, number: 1007 } : row));
    rows.push({ id: idOf(901), number: 901 });
    const { articles } = await contentReader(ENVIRONMENT).articlesOf(idsOf(901), false, numberOf);
    const found = articles.map(({ id }) => id);
    expect(new Set(found)).toEqual(new Set(idsOf(901).filter((id) => id !== hidden)));
    expect(found).toHaveLength(900);
    expect(asked.at(-1)).toEqual(['id', 3]);
  });

  it('omits an article that has taken over the number of a requested one', async () => {
    rows = rows.map((row) => (row.id === idOf(7) ? { ...row, id: idOf(2000) } : row));
    const { articles } = await contentReader(ENVIRONMENT).articlesOf(idsOf(200), false, numberOf);
    expect(articles).toHaveLength(199);
    expect(articles.map(({ id }) => id)).not.toContain(idOf(2000));
  });
});
