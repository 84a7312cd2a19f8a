import type { ParagraphDifference } from '../../../core/editing/paragraph-difference.ts';

/** A paragraph to show, or a run of paragraphs to fold, by their indexes. */
type ComparisonRow = { kind: 'shown'; index: number } | { kind: 'folded'; indexes: number[] };

/** Equal paragraphs shown around a difference as context. */
const CONTEXT = 1;

/** Folds runs of equal paragraphs, and leaves out those beside a difference. A run of one paragraph stays unfolded. */
export function foldedRows(differences: readonly ParagraphDifference[]): ComparisonRow[] {
  const rows: ComparisonRow[] = [];
  let run: number[] = [];
  const endRun = () => {
    if (run.length > 1) rows.push({ kind: 'folded', indexes: run });
    else rows.push(...run.map((index): ComparisonRow => ({ kind: 'shown', index })));
    run = [];
  };
  for (const index of differences.keys()) {
    const around = differences.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1);
    if (around.every(({ kind }) => kind === 'same')) {
      run.push(index);
      continue;
    }
    endRun();
    rows.push({ kind: 'shown', index });
  }
  endRun();
  return rows;
}
