import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { chartOf } from './chart.ts';
import type { BuildResult, SizeResults } from './results.ts';

const build = (name: string, side: 'own' | 'peer', medianSeconds: number): BuildResult => ({
  ...{ name, side, medianSeconds, seconds: [medianSeconds] },
  ...{ peakMegabytes: 1, pages: 1, files: 1, bytes: 1, differentFiles: 0 },
});

const SIZES: SizeResults[] = [
  {
    articles: 1_000,
    failures: [],
    builds: [build('ours <1>', 'own', 2), build('a peer', 'peer', 4)],
    bareLoopSeconds: 1,
    live: null,
  },
  {
    articles: 10_000,
    builds: [],
    failures: [],
    bareLoopSeconds: null,
    live: {
      changes: [{ change: 'edit', samples: 20, liveP50: 1, liveP95: 1_234, consistentP50: 1, consistentP95: 1 }],
      scheduledMilliseconds: [90],
      peakMegabytes: 1,
      firstStartSeconds: 1,
    },
  },
];

it('draws each group to the scale of its longest bar', () => {
  const widths = Array.from(
    chartOf({ sizes: SIZES }).matchAll(/class="(own|other)" x="\d+" y="\d+" width="([\d.]+)"/g),
  );
  expect(widths.map(([, side, width]) => [side, Number(width)])).toEqual([
    ['own', 200],
    ['other', 400],
    ['other', 100],
    ['own', 400],
  ]);
});

it('names what it draws, and nothing that was not measured', () => {
  const svg = chartOf({ sizes: SIZES });
  const texts = Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text]) => text);
  expect(texts).toEqual([
    ...['Full build, 1,000 articles', 'ours &lt;1&gt;', '2 s', 'a peer', '4 s', 'bare write loop', '1 s'],
    ...['From commit to served page, 95 % of changes, 10,000 articles', 'edit', '1,234 ms'],
  ]);
  expect(parseDocument(svg, { xmlMode: true }).children).not.toHaveLength(0);
});

it('is legible on both grounds, and stands alone', () => {
  const svg = chartOf({ sizes: SIZES });
  expect(svg).toContain('@media (prefers-color-scheme:dark)');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});
