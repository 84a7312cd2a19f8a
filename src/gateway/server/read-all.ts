import type { PostgrestError } from '@supabase/supabase-js';

/** Limit of PostgREST, which cuts longer answers silently. */
const ROWS_PER_REQUEST = 1000;
const REQUESTS_AT_ONCE = 3;
const TOO_LARGE = 'answer_too_large';

export interface RowsAnswer {
  data: unknown[] | null;
  error: PostgrestError | null;
  count: number | null;
  status: number;
}

/** Read that was refused or incomplete. */
export class ReadFailure extends Error {
  readonly status: number;
  readonly code: string;
  constructor(message: string, status: number, code: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Reads a whole table in a stable order, page by page, and compares with the count.
 * @param request reads the rows `from` to `to`, both included, and counts all
 * @throws ReadFailure when a request fails or the number of rows changes meanwhile
 */
export async function readAll(request: (from: number, to: number) => PromiseLike<RowsAnswer>): Promise<unknown[]> {
  const first = await readPage(request, 0);
  const pageCount = Math.ceil(first.count / ROWS_PER_REQUEST);
  const pages: unknown[][] = [first.rows];
  let next = 1;
  async function work(): Promise<void> {
    for (let page = next++; page < pageCount; page = next++) {
      const { rows, count } = await readPage(request, page);
      if (count !== first.count) throw changedMeanwhile(first.count, count);
      pages[page] = rows;
    }
  }
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, work));
  const rows = pages.flat();
  if (rows.length !== first.count) throw changedMeanwhile(first.count, rows.length);
  return rows;
}

/** Request for the next rows after a key, in its order. */
export interface RowsAfter {
  /** Null for the first rows. */
  after: number | null;
  limit: number;
  /** True to count all rows after that key. */
  isCounted: boolean;
}

/**
 * Reads a whole large table in the order of a unique number. Each page starts after the last number of the one before,
 * which an index finds at once; with offsets and counts, the last page would take as long as all earlier pages together.
 * @throws ReadFailure when a request fails or the number of rows changes meanwhile
 */
export async function readAllByNumber(
  request: (rows: RowsAfter) => PromiseLike<RowsAnswer>,
  numberOf: (row: unknown) => number,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  let limit = ROWS_PER_REQUEST;
  let total: number | null = null;
  for (;;) {
    const last = rows.at(-1);
    const after = last === undefined ? null : numberOf(last);
    const { data, error, count, status } = await request({ after, limit, isCounted: total === null });
    if (error?.code === TOO_LARGE && limit > 1) {
      limit = Math.ceil(limit / 2);
      continue;
    }
    if (error) throw new ReadFailure(error.message, status, error.code);
    total ??= count;
    if (!data || total === null) throw new ReadFailure('the answer has no rows or no count', status, '');
    for (const row of data) rows.push(row);
    if (data.length > 0 && rows.length < total) continue;
    if (rows.length !== total) throw changedMeanwhile(total, rows.length);
    return rows;
  }
}

async function readPage(
  request: (from: number, to: number) => PromiseLike<RowsAnswer>,
  page: number,
): Promise<{ rows: unknown[]; count: number }> {
  return readRange(request, page * ROWS_PER_REQUEST, (page + 1) * ROWS_PER_REQUEST - 1);
}

/** Reads a range of rows, in halves where the embedded backend's answer would be too large. */
async function readRange(
  request: (from: number, to: number) => PromiseLike<RowsAnswer>,
  from: number,
  to: number,
): Promise<{ rows: unknown[]; count: number }> {
  const { data, error, count, status } = await request(from, to);
  if (error?.code === TOO_LARGE && from < to) {
    const middle = Math.floor((from + to) / 2);
    const first = await readRange(request, from, middle);
    // The second half is beyond the last row.
    if (first.count <= middle + 1) return first;
    const second = await readRange(request, middle + 1, to);
    if (second.count !== first.count) throw changedMeanwhile(first.count, second.count);
    return { rows: [...first.rows, ...second.rows], count: first.count };
  }
  if (error) throw new ReadFailure(error.message, status, error.code);
  if (!data || count === null) throw new ReadFailure('the answer has no rows or no count', status, '');
  return { rows: data, count };
}

function changedMeanwhile(expected: number, found: number): ReadFailure {
  return new ReadFailure(`${found} rows came where ${expected} were counted`, 0, 'incomplete');
}
