import { describe, expect, it } from 'vitest';
import { loadTargets } from './load-targets.ts';
import type { ServerLoad } from './measure-load.ts';

const server = (name: string, pagesPerSecond: number, p99 = 1, failures = 0): ServerLoad => ({
  name,
  pagesPerSecond,
  p50: 1,
  p99,
  processorMicroseconds: null,
  failures,
});
const measures = (own: number, publishingP99: number, failures = 0, nginx: ServerLoad[] = [server('nginx', 1000)]) => ({
  servers: [server('own', own), ...nginx],
  quiet: server('quiet', 500, 2),
  publishing: { ...server('publishing', 500, publishingP99, failures), publications: 10 },
});
const met = (...given: Parameters<typeof measures>) => loadTargets(measures(...given)).map(({ isMet }) => isMet);

describe('loadTargets', () => {
  it('are met up to their bounds', () => {
    expect(met(700, 4)).toEqual([true, true, true]);
    expect(met(699, 4)).toEqual([false, true, true]);
    expect(met(700, 4.1)).toEqual([true, false, true]);
    expect(met(700, 4, 1)).toEqual([true, true, false]);
  });

  it('do not compare with an nginx that is not there, nor hold one process to several', () => {
    expect(met(1, 1, 0, [])).toEqual([true, true]);
    expect(met(700, 1, 0, [server('one', 1000), server('several', 2000)])).toEqual([true, true, true]);
  });
});
