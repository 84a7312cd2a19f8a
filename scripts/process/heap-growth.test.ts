import { expect, it } from 'vitest';
import { heapGrowth } from './heap-growth.ts';

const megabytes = (count: number) => count * 1024 * 1024;

it.each([
  ['a heap that has just begun', 5, 300],
  ['a small heap', 64, 200],
  ['one as large as its room', 128, 100],
  ['a large heap', 900, 30],
])('lets %s grow by a share that keeps its room', (_, used, percent) => {
  expect(heapGrowth(megabytes(used))).toBe(percent);
});
