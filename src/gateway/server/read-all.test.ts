import { describe, expect, it, vi } from 'vitest';
import { readAll, readAllByNumber, type RowsAfter, type RowsAnswer } from './read-all.ts';

/** Makes a table of numbered rows that answers a request with at most `most` rows. */
function tableOf(total: number, { most = 1000, countAt = (_from: number) => total } = {}) {
  return vi.fn(async (from: number, to: number): Promise<RowsAnswer> => {
    const length = Math.max(0, Math.min(to + 1, total, from + most) - from);
    return { data: Array.from({ length }, (_, index) => from + index), error: null, count: countAt(from), status: 206 };
  });
}

const numbersTo = (total: number) => Array.from({ length: total }, (_, index) => index);
const incomplete = (message: string) => expect.objectContaining({ code: 'incomplete', message });

describe('readAll', () => {
  it.each([
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [2000, 2],
    [5001, 6],
  ])('reads %i rows in %i requests, in their order', async (total, requests) => {
    const request = tableOf(total);
    await expect(readAll(request)).resolves.toEqual(numbersTo(total));
    expect(request).toHaveBeenCalledTimes(requests);
  });

  it('asks for 1,000 rows at a time, both ends included', async () => {
    const request = tableOf(2500);
    await readAll(request);
    expect(request.mock.calls).toEqual([
      [0, 999],
      [1000, 1999],
      [2000, 2999],
    ]);
  });

  it.each([1, 250, 999, 1000, 1001, 1750])(
    'reads all %i rows in smaller ranges when the database finds an answer too large',
    async (total) => {
      const table = tableOf(total);
      const tooLarge = { data: null, error: { code: 'answer_too_large', message: 'x' }, count: null, status: 413 };
      const request = (from: number, to: number) =>
        Math.min(to + 1, total) - from > 200 ? Promise.resolve(tooLarge as RowsAnswer) : table(from, to);
      await expect(readAll(request)).resolves.toEqual(numbersTo(total));
    },
  );

  it('throws answer_too_large when a single row is too large', async () => {
    const error = { code: 'answer_too_large', message: 'The answer is larger than 32 MB' };
    const request = () => Promise.resolve({ data: null, error, count: null, status: 413 } as RowsAnswer);
    await expect(readAll(request)).rejects.toMatchObject({ code: 'answer_too_large' });
  });

  it('keeps the order when later pages answer first', async () => {
    const table = tableOf(4000);
    const request = async (from: number, to: number) => {
      for (let turns = 0; turns < (from === 1000 ? 50 : 0); turns += 1) await Promise.resolve();
      return table(from, to);
    };
    await expect(readAll(request)).resolves.toEqual(numbersTo(4000));
  });

  it('asks for at most 3 pages at once', async () => {
    const table = tableOf(9000);
    let open = 0;
    let most = 0;
    await readAll(async (from, to) => {
      most = Math.max(most, (open += 1));
      for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
      open -= 1;
      return table(from, to);
    });
    expect(most).toBe(3);
  });

  it('throws when a server silently truncates the only page', async () => {
    await expect(readAll(tableOf(800, { most: 500 }))).rejects.toEqual(
      incomplete('500 rows came where 800 were counted'),
    );
  });

  it('throws when a server silently truncates every page', async () => {
    await expect(readAll(tableOf(2000, { most: 500 }))).rejects.toEqual(
      incomplete('1000 rows came where 2000 were counted'),
    );
  });

  it.each([
    ['added', 1, '1501 rows came where 1500 were counted'],
    ['removed', -1, '1499 rows came where 1500 were counted'],
  ])('throws when a row was %s between two pages', async (_how, change, message) => {
    const countAt = (from: number) => 1500 + (from > 0 ? change : 0);
    await expect(readAll(tableOf(1500, { countAt }))).rejects.toEqual(incomplete(message));
  });

  it('throws a refusal of the database with its message, status and code', async () => {
    const error = { message: 'no table', code: 'PGRST205', details: '', hint: '' };
    const request = async () => ({ data: null, error: error as RowsAnswer['error'], count: null, status: 404 });
    await expect(readAll(request)).rejects.toMatchObject({ message: 'no table', status: 404, code: 'PGRST205' });
  });

  it.each([
    ['rows', { data: null, count: 1 }],
    ['a count', { data: [1], count: null }],
  ])('throws for an answer without %s', async (_what, answer) => {
    await expect(readAll(async () => ({ ...answer, error: null, status: 200 }))).rejects.toMatchObject({ status: 200 });
  });
});

describe('readAllByNumber', () => {
  const numberOf = (row: unknown) => row as number;

  /** Makes a table of rows with these numbers that answers a request with at most `most` rows. */
  function numberedTable(numbers: readonly number[], { most = 1000, count = numbers.length } = {}) {
    return vi.fn(async ({ after, limit, isCounted }: RowsAfter): Promise<RowsAnswer> => {
      const left = numbers.filter((number) => after === null || number > after);
      const data = left.slice(0, Math.min(limit, most));
      return { data, error: null, count: isCounted ? count : null, status: 206 };
    });
  }

  it.each([
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [5001, 6],
  ])('reads %i rows in %i requests, in their order', async (total, requests) => {
    const numbers = numbersTo(total).map((number) => 3 * number + 7);
    const request = numberedTable(numbers);
    await expect(readAllByNumber(request, numberOf)).resolves.toEqual(numbers);
    expect(request).toHaveBeenCalledTimes(requests);
  });

  it('begins each page after the last number of the previous page, and asks for the count once', async () => {
    const request = numberedTable(numbersTo(2500).map((number) => 2 * number));
    await readAllByNumber(request, numberOf);
    expect(request.mock.calls).toEqual([
      [{ after: null, limit: 1000, isCounted: true }],
      [{ after: 1998, limit: 1000, isCounted: false }],
      [{ after: 3998, limit: 1000, isCounted: false }],
    ]);
  });

  it('asks for fewer rows at a time when the database finds an answer too large', async () => {
    const table = numberedTable(numbersTo(1200));
    const tooLarge = { data: null, error: { code: 'answer_too_large', message: 'x' }, count: null, status: 413 };
    const request = (rows: RowsAfter) => (rows.limit > 200 ? Promise.resolve(tooLarge as RowsAnswer) : table(rows));
    await expect(readAllByNumber(request, numberOf)).resolves.toEqual(numbersTo(1200));
  });

  it('throws answer_too_large when a single row is too large', async () => {
    const error = { code: 'answer_too_large', message: 'The answer is larger than 32 MB' };
    const request = () => Promise.resolve({ data: null, error, count: null, status: 413 } as RowsAnswer);
    await expect(readAllByNumber(request, numberOf)).rejects.toMatchObject({ code: 'answer_too_large' });
  });

  it('reads all rows from a server that silently truncates pages', async () => {
    const request = numberedTable(numbersTo(800), { most: 300 });
    await expect(readAllByNumber(request, numberOf)).resolves.toEqual(numbersTo(800));
  });

  it.each([
    ['added', 1499, '1500 rows came where 1499 were counted'],
    ['removed', 1501, '1500 rows came where 1501 were counted'],
  ])('throws when a row was %s after the rows were counted', async (_how, count, message) => {
    const request = numberedTable(numbersTo(1500), { count });
    await expect(readAllByNumber(request, numberOf)).rejects.toEqual(incomplete(message));
  });

  it('throws a refusal of the database with its message, status and code', async () => {
    const error = { message: 'no table', code: 'PGRST205', details: '', hint: '' };
    const request = async () => ({ data: null, error: error as RowsAnswer['error'], count: null, status: 404 });
    const refused = { message: 'no table', status: 404, code: 'PGRST205' };
    await expect(readAllByNumber(request, numberOf)).rejects.toMatchObject(refused);
  });

  it.each([
    ['rows', { data: null, count: 1 }],
    ['a count', { data: [1], count: null }],
  ])('throws for an answer without %s', async (_what, answer) => {
    const request = async () => ({ ...answer, error: null, status: 200 });
    await expect(readAllByNumber(request, numberOf)).rejects.toMatchObject({ status: 200 });
  });
});
