import { describe, expect, it } from 'vitest';
import { mayReturnManyRows, readBoundedRows } from './bounded-answer.ts';

const CLOSE = {};
const client = { CLOSE } as never;

/** Returns a query that gives `rows` as PostgreSQL does to a cursor: in batches of the requested size, until closed. */
function queryOf(rows: object[]) {
  const batches: number[] = [];
  return {
    batches,
    cursorRows: 0,
    async cursor(size: number, read: (batch: object[]) => unknown) {
      this.cursorRows = size;
      for (let next = 0; next < rows.length;) {
        const batch = rows.slice(next, (next += this.cursorRows));
        batches.push(batch.length);
        if (read(batch) === CLOSE) return;
      }
    },
  };
}

const rowsOf = (count: number, text: string) => Array.from({ length: count }, (_, id) => ({ id, text }));

describe('readBoundedRows', () => {
  it('returns all rows in order, in batches of 500 when rows are short', async () => {
    const rows = rowsOf(1_000, 'short');
    const query = queryOf(rows);
    expect(await readBoundedRows(client, query)).toEqual(rows);
    expect(query.batches).toEqual([4, 500, 496]);
  });

  it('asks for one row at a time once rows turn out to be long', async () => {
    const query = queryOf(rowsOf(20, 'x'.repeat(1024 * 1024)));
    expect(await readBoundedRows(client, query)).toHaveLength(20);
    expect(query.batches.slice(1)).toEqual(Array(16).fill(1));
  });

  it('stops reading beyond the largest size, and throws a 413 in the format of PostgREST', async () => {
    const query = queryOf(rowsOf(1_000, 'x'.repeat(100_000)));
    const error = await readBoundedRows(client, query, 1024 * 1024).catch((reason: unknown) => reason);
    expect(query.batches).toEqual([4, 20]);
    expect(error).toMatchObject({ code: 'PGRST', detail: '{"status":413,"headers":{}}' });
    expect(JSON.parse((error as Error).message)).toMatchObject({
      code: 'answer_too_large',
      message: 'The answer is larger than 1 MB',
    });
  });

  it('counts the size of JSON columns', async () => {
    const rows = [{ form: { text: 'x'.repeat(2_000_000) } }];
    await expect(readBoundedRows(client, queryOf(rows), 1024 * 1024)).rejects.toThrow('answer_too_large');
  });
});

describe('mayReturnManyRows', () => {
  it.each([
    ['select "title" from "public"."blog_posts"', true],
    ['with "a" as (select 1) select * from "a"', true],
    ["SELECT set_config('role', $1, true)", false],
    ['begin', false],
    ['insert into "public"."tags" ("name") values ($1) returning *', false],
  ])('given `%s`, returns %s', (text, reads) => expect(mayReturnManyRows(text)).toBe(reads));
});
