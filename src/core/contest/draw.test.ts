import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawWinners, lineOf, formatDrawList, parseDrawList, sha256 } from './draw.ts';

const TICKETS = Array.from({ length: 8 }, (_, index) => `00000000-0000-4000-8000-00000000000${index + 1}`);
const lines = await Promise.all(TICKETS.map(lineOf));
const numbersOf = (drawn: string[]) => drawn.map((line) => lines.indexOf(line) + 1);

/** Computed with Python's hashlib and hmac. */
const VECTORS = [
  ['9e9829dfb34bd8db3e21c28e13aefecd86e007ebd19d6bb8a5cee99c0a34798f', [8, 3, 5, 7, 2, 1, 6, 4]],
  ['0'.repeat(64), [8, 1, 6, 3, 2, 5, 4, 7]],
] as const;

describe('drawWinners', () => {
  it.each(VECTORS)('draws with the seed %s the order that another program computed', async (seed, order) => {
    const { winners, substitutes } = await drawWinners(lines, seed, 2, 3);
    expect(numbersOf(winners)).toEqual(order.slice(0, 2));
    expect(numbersOf(substitutes)).toEqual(order.slice(2, 5));
  });

  it('ignores the order of the lines and repeated lines', async () => {
    const [seed] = VECTORS[0];
    const expected = await drawWinners(lines, seed, 2, 3);
    expect(await drawWinners(lines.toReversed(), seed, 2, 3)).toEqual(expected);
    expect(await drawWinners([...lines, ...lines], seed, 2, 3)).toEqual(expected);
  });

  it('draws at most as many winners and substitutes as there are lines', async () => {
    const [seed] = VECTORS[0];
    const drawn = await drawWinners(lines, seed, 6, 6);
    expect([drawn.winners.length, drawn.substitutes.length]).toEqual([6, 2]);
    expect(await drawWinners([], seed, 2, 2)).toEqual({ winners: [], substitutes: [] });
  });

  it('gives every line the same chance in 2,000 draws', async () => {
    const wins = new Map(lines.map((line) => [line, 0]));
    const draws = 2000;
    for (let index = 0; index < draws; index++) {
      const seed = createHash('sha256').update(`seed ${index}`).digest('hex');
      const [winner = ''] = (await drawWinners(lines, seed, 1)).winners;
      wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
    const expected = draws / lines.length;
    const deviation = [...wins.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Chi-squared with 7 degrees of freedom: a fair draw stays below 24.3 in 999 cases of 1,000, and the seeds are fixed.
    expect(deviation).toBeLessThan(24.3);
  });

  it('ranks lines by their HMAC with the seed as key', async () => {
    const [seed] = VECTORS[1];
    const score = (line: string) => createHmac('sha256', seed).update(line).digest('hex');
    const { winners } = await drawWinners(lines, seed, lines.length);
    expect(winners.map(score)).toEqual(lines.map(score).sort());
  });
});

describe('the list of a draw', () => {
  it('has the same line for a ticket in capitals or with blanks around', async () => {
    expect(lines[0]).toBe('11e594f481958c10e3015d0bf0447a22f068a8a647f475df15ce2c7ab4b8f3f1');
    expect(await lineOf(` ${'AB0'.repeat(3)} `)).toBe(await lineOf('ab0ab0ab0'));
  });

  it('has the hash that another program computed', async () => {
    expect(await sha256(formatDrawList(lines))).toBe(
      'bc6acc46488e58247f45364b820dc4077a0d3754b2255e8f5e01f6043c067e57',
    );
    expect(await sha256(formatDrawList([]))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('is parsed back to its sorted lines, also with line ends of Windows', () => {
    const text = formatDrawList(lines);
    expect(parseDrawList(text)).toEqual(lines.toSorted());
    expect(parseDrawList(text.replaceAll('\n', '\r\n'))).toEqual(lines.toSorted());
    expect(parseDrawList('')).toEqual([]);
  });

  it.each([
    ['a line twice', `${lines[0]}\n${lines[0]}\n`],
    ['lines out of their order', `${lines.toSorted().toReversed().join('\n')}\n`],
    ['a line that is no hash', 'camille@exemple.fr\n'],
    ['a hash in capitals', `${lines[0]?.toUpperCase()}\n`],
    ['an empty line', `${lines.toSorted().join('\n')}\n\n`],
  ])('is refused with %s', (_what, text) => {
    expect(parseDrawList(text)).toBeNull();
  });
});
