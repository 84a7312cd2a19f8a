import { describe, expect, it } from 'vitest';
import { changedList, LONGEST_PART, NO_LIST, writtenList } from './posting-list.ts';
import { writtenPostings } from './posting-text.ts';

const coming = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => (from + index) * 16 + 1);
const leaving = (from: number, to: number) => coming(from, to).map((document) => document - 1);

describe('changedList', () => {
  it('keeps in one part what one part may hold', () => {
    expect(changedList(NO_LIST, coming(1, LONGEST_PART + 1))).toHaveLength(1);
    expect(changedList(NO_LIST, coming(1, LONGEST_PART + 2)).length).toBeGreaterThan(1);
  });

  it('takes no notice of documents that leave and were not there', () => {
    const changes = [...leaving(1, 3), ...coming(3, LONGEST_PART + 3), ...leaving(LONGEST_PART + 3, LONGEST_PART + 9)];
    expect(changedList(NO_LIST, changes)).toEqual(changedList(NO_LIST, coming(3, LONGEST_PART + 3)));
    expect(changedList(NO_LIST, leaving(1, 3))).toEqual(NO_LIST);
  });

  it('cuts parts that are not too small where documents are many', () => {
    const counts = changedList(NO_LIST, coming(1, 100_001)).map(({ count }) => count);
    const held = counts.filter((count) => count > 0);
    expect(Math.max(...held)).toBeLessThanOrEqual(LONGEST_PART);
    expect(Math.min(...held.slice(0, -1))).toBeGreaterThan(LONGEST_PART / 2 - 2);
  });

  it('changes the last part alone when one more comes, and one when one leaves', () => {
    const list = changedList(NO_LIST, coming(1, 20_001));
    const longer = changedList(list, coming(20_001, 20_002));
    expect(longer.filter((part) => !list.includes(part))).toHaveLength(1);
    const shorter = changedList(list, leaving(5000, 5001));
    expect(shorter.filter((part) => !list.includes(part))).toHaveLength(1);
  });

  it('is the same however it came about', () => {
    const list = changedList(NO_LIST, coming(1, 20_001));
    const inSteps = [1, 9000, 13_000, 20_001].reduce(
      (steps, from, index, all) => (index === 0 ? steps : changedList(steps, coming(all[index - 1] ?? 0, from))),
      NO_LIST,
    );
    expect(inSteps).toEqual(list);
    const small = changedList(list, leaving(2001, 20_001));
    expect(small).toEqual(changedList(NO_LIST, coming(1, 2001)));
    expect(changedList(small, leaving(1, 2001))).toEqual(NO_LIST);
  });
});

describe('writtenList', () => {
  it.each<[what: string, documents: number[]]>([
    ['few documents', coming(7, 30)],
    ['as many as one part holds', coming(1, LONGEST_PART + 1)],
    ['one more', coming(1, LONGEST_PART + 2)],
    ['many', coming(1, 50_000)],
    [
      'some that are far apart',
      [...coming(5, 3000), ...coming(1_000_000, 1_009_000), ...coming(2_000_000_000, 2_000_000_009)],
    ],
  ])('is the list that was written, of %s', (_, documents) => {
    const list = changedList(NO_LIST, documents);
    const parts = list.filter(({ count }) => count > 0).map(({ text }) => text.slice(0, -1).split(',').map(Number));
    expect(writtenList(parts.map(writtenPostings))).toEqual(list);
  });

  it('is empty without parts', () => {
    expect(writtenList([])).toEqual(NO_LIST);
  });
});
