import { expect, it } from 'vitest';
import type { ParagraphDifference } from '../../../core/editing/paragraph-difference.ts';
import { foldedRows } from './folded-rows.ts';

/** Folds rows given as characters: '=' is a paragraph of both sides, any other character a difference. */
const folded = (kinds: string) =>
  foldedRows(Array.from(kinds, (kind) => ({ kind: kind === '=' ? 'same' : 'added' }) as ParagraphDifference))
    .map((row) => (row.kind === 'shown' ? row.index : `[${row.indexes.join(' ')}]`))
    .join(' ');

it.each([
  ['', ''],
  ['~', '0'],
  ['=~=', '0 1 2'],
  ['==~', '0 1 2'],
  ['===~', '[0 1] 2 3'],
  ['~====~', '0 1 [2 3] 4 5'],
  ['~===~', '0 1 2 3 4'],
  ['~=====', '0 1 [2 3 4 5]'],
  ['====', '[0 1 2 3]'],
])('%j is folded to %j', (kinds, rows) => {
  expect(folded(kinds)).toBe(rows);
});
