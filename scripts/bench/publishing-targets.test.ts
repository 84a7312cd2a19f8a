import { expect, it } from 'vitest';
import { targetResults } from './publishing-targets.ts';
import type { BuildResult, SizeResults } from './results.ts';

const build = (
  name: string,
  side: 'own' | 'peer',
  medianSeconds: number,
  pages = 100,
  peakMegabytes = 500,
): BuildResult => ({
  ...{ name, side, medianSeconds, pages, peakMegabytes },
  ...{ seconds: [medianSeconds], files: pages, bytes: 1, differentFiles: 0 },
});

const size = (articles: number, rest: Partial<SizeResults>): SizeResults => ({
  articles,
  builds: [],
  failures: [],
  bareLoopSeconds: null,
  live: null,
  ...rest,
});

const lines = (sizes: SizeResults[]) =>
  targetResults(sizes).map(({ articles, what, value, isMet }) => [articles, what, value, isMet]);

it('holds full builds of the product to those of the peers of its size', () => {
  const builds = [build('ours', 'own', 3), build('Eleventy 3', 'peer', 3), build('Hugo 0', 'peer', 2)];
  expect(lines([size(1_000, { builds }), size(10_000, { builds }), size(100, { builds })])).toEqual([
    [1_000, 'ours / Eleventy 3', 1, true],
    [10_000, 'ours / Eleventy 3', 1, true],
    [10_000, 'ours / Hugo 0', 1.5, false],
  ]);
});

it('holds the largest build to the bare loop of the middle size, by page, and to a memory', () => {
  const middle = size(10_000, { builds: [build('ours', 'own', 9, 1_000)], bareLoopSeconds: 1 });
  const largest = size(100_000, { builds: [build('ours', 'own', 21, 10_000, 1_201)], bareLoopSeconds: 10 });
  expect(lines([middle, largest])).toEqual([
    [100_000, 'ours / bare loop of 10000, a page', expect.closeTo(2.1), false],
    [100_000, 'memory of ours', 1_201, false],
  ]);
  expect(lines([largest])).toEqual([[100_000, 'memory of ours', 1_201, false]]);
});

it('holds 95 percent of the changes to the times of their size', () => {
  const change = { change: 'edit', samples: 20, liveP50: 1, liveP95: 150, consistentP50: 1, consistentP95: 501 };
  const live = { changes: [change], scheduledMilliseconds: [90, 2001, 80], peakMegabytes: 300, firstStartSeconds: 5 };
  expect(lines([size(1_000, { live }), size(100_000, { live })])).toEqual([
    [1_000, 'edit: live, p95', 150, true],
    [1_000, 'edit: whole site, p95', 501, false],
    [1_000, 'scheduled article: live, worst', 2_001, false],
    [100_000, 'edit: live, p95', 150, true],
    [100_000, 'edit: whole site, p95', 501, true],
    [100_000, 'scheduled article: live, worst', 2_001, false],
    [100_000, 'memory of the running copy', 300, true],
  ]);
});
