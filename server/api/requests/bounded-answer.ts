import type { Row, Sql } from 'postgres';

/** Bytes of the rows of one answer, roughly: each row is in memory three times until it is sent. */
const LARGEST_ANSWER = 32 * 1024 * 1024;

/** Rows of the first batch; their size decides the size of the next ones. */
const FIRST_ROWS = 4;
const MOST_ROWS = 500;
const BYTES_AT_ONCE = 2 * 1024 * 1024;

/** A query of postgres.js, whose types omit that `read` may return CLOSE and that `cursorRows` may be set. */
interface ReadingQuery {
  cursorRows: number;
  cursor(rows: number, read: (batch: Row[]) => unknown): Promise<unknown>;
}

/** An error in the shape of PostgREST's own errors, which the data interface answers with their status. */
class AnswerTooLarge extends Error {
  readonly code = 'PGRST';
  readonly detail = JSON.stringify({ status: 413, headers: {} });

  constructor(largest: number) {
    const message = `The answer is larger than ${Math.floor(largest / 1024 / 1024)} MB`;
    super(JSON.stringify({ code: 'answer_too_large', message, details: null, hint: 'Ask for fewer rows or columns.' }));
  }
}

/** True when a statement may return many rows; statements about the session need no bound. */
export function mayReturnManyRows(text: string): boolean {
  return /^\s*(?:select|with)\b/i.test(text) && /\bfrom\b/i.test(text);
}

/** Reads the rows of a query, and stops when they are too large together. @throws AnswerTooLarge, or the error of the database */
export async function readBoundedRows(client: Sql, query: object, largest = LARGEST_ANSWER): Promise<Row[]> {
  const { CLOSE } = client as Sql & { CLOSE: unknown };
  const cursor = query as ReadingQuery;
  const rows: Row[] = [];
  let size = 0;
  await cursor.cursor(FIRST_ROWS, (batch) => {
    const batchSize = sizeOf(batch);
    size += batchSize;
    if (size > largest) return CLOSE;
    rows.push(...batch);
    const rowSize = Math.max(1, batchSize / batch.length);
    cursor.cursorRows = Math.min(MOST_ROWS, Math.max(1, Math.floor(BYTES_AT_ONCE / rowSize)));
    return undefined;
  });
  if (size > largest) throw new AnswerTooLarge(largest);
  return rows;
}

function sizeOf(rows: Row[]): number {
  let size = 0;
  for (const row of rows) {
    for (const value of Object.values(row) as unknown[]) {
      if (typeof value === 'string') size += value.length;
      else if (typeof value === 'object' && value !== null) size += JSON.stringify(value).length;
      else size += 8;
    }
  }
  return size;
}
