import { drawWinners, parseDrawList, sha256 } from '../../src/core/contest/draw.ts';
import { SUBSTITUTES_PER_PRIZE } from '../../src/core/contest/prizes.ts';
import { isSeed } from '../../src/core/contest/seed.ts';
import { OperatorError } from '../process/operator-error.ts';

interface CheckedDraw {
  hash: string;
  count: number;
  winners: string[];
  substitutes: string[];
}

/**
 * Repeats a draw from its published data.
 *
 * @param list the text of the draw's list file
 * @param prizes the number of prizes
 * @throws OperatorError when the list or the seed is invalid, or when the list does not have the published hash
 */
export async function checkDraw(
  list: string,
  { seed, prizes, hash: published }: { seed: string; prizes: number; hash?: string | undefined },
): Promise<CheckedDraw> {
  const lines = parseDrawList(list);
  if (lines === null)
    throw new OperatorError(
      'This is no list of a draw: such a list has 64 hexadecimal digits in each line, sorted, each line once.',
    );
  if (!isSeed(seed)) throw new OperatorError('The seed must be 64 hexadecimal digits in lower case.');
  const hash = await sha256(list);
  if (published !== undefined && published !== hash) {
    throw new OperatorError(`The hash of this list is ${hash}, not ${published} as published.`);
  }
  const drawn = await drawWinners(lines, seed, prizes, prizes * SUBSTITUTES_PER_PRIZE);
  return { hash, count: lines.length, ...drawn };
}

/** Describes a draw in the same words when it is made and when it is checked. */
export function describeDraw({ hash, count, winners, substitutes }: CheckedDraw): string {
  return [
    `List of ${count} entries, SHA-256 ${hash}`,
    ...winners.map((line, index) => `${index + 1}. winner      ${line}`),
    ...substitutes.map((line, index) => `${winners.length + index + 1}. substitute  ${line}`),
    ...(count === 0 ? ['Nobody has entered: nobody wins.'] : []),
  ].join('\n');
}
