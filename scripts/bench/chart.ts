import type { BenchResults, SizeResults } from './results.ts';
import { rounded } from './statistics.ts';

const WIDTH = 760;
const LABEL_WIDTH = 250;
const LONGEST_BAR = 400;
const ROW = 24;
const BAR = 15;
const HEADING = 34;
const MARGIN = 16;

interface Bar {
  label: string;
  value: number;
  text: string;
  isOwn: boolean;
}

/** Bars that are drawn to one scale. */
interface Group {
  heading: string;
  bars: Bar[];
}

/** Draws full builds and times to live as bars, each group to a scale of its own: legible on light and dark ground. */
export function chartOf({ sizes }: Pick<BenchResults, 'sizes'>): string {
  const groups = [...sizes.flatMap(buildGroup), ...sizes.flatMap(liveGroup)];
  const drawn: string[] = [];
  let top = MARGIN;
  for (const group of groups) {
    drawn.push(drawGroup(group, top));
    top += HEADING + group.bars.length * ROW + MARGIN;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" width="${WIDTH}" height="${top}" role="img">`,
    '<title>Full builds, and times from a commit to the served page</title>',
    '<style>',
    'text{font:13px system-ui,sans-serif;fill:#1f2328}.heading{font-weight:600;font-size:15px}',
    '.own{fill:#c2303f}.other{fill:#7d8590}',
    '@media (prefers-color-scheme:dark){text{fill:#e6edf3}.own{fill:#f4707c}.other{fill:#8b949e}}',
    '</style>',
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

function buildGroup({ articles, builds, bareLoopSeconds }: SizeResults): Group[] {
  const bars = builds.map(({ name, medianSeconds, side }) => bar(name, medianSeconds, 's', side === 'own'));
  if (bareLoopSeconds !== null) bars.push(bar('bare write loop', bareLoopSeconds, 's', false));
  return bars.length === 0 ? [] : [{ heading: `Full build, ${counted(articles)} articles`, bars }];
}

function liveGroup({ articles, live }: SizeResults): Group[] {
  if (!live) return [];
  const bars = live.changes.map(({ change, liveP95 }) => bar(change, liveP95, 'ms', true));
  return [{ heading: `From commit to served page, 95 % of changes, ${counted(articles)} articles`, bars }];
}

function bar(label: string, value: number, unit: string, isOwn: boolean): Bar {
  return { label, value, text: `${counted(rounded(value, value < 10 ? 2 : 0))} ${unit}`, isOwn };
}

function drawGroup({ heading, bars }: Group, top: number): string {
  const largest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const rows = bars.map(({ label, value, text, isOwn }, index) => {
    const y = top + HEADING + index * ROW;
    const length = rounded(Math.max(1, (value / largest) * LONGEST_BAR), 1);
    const baseline = y + BAR - 3;
    return [
      `<text x="${LABEL_WIDTH - 10}" y="${baseline}" text-anchor="end">${escaped(label)}</text>`,
      `<rect class="${isOwn ? 'own' : 'other'}" x="${LABEL_WIDTH}" y="${y}" width="${length}" height="${BAR}" rx="2"/>`,
      `<text x="${LABEL_WIDTH + length + 8}" y="${baseline}">${escaped(text)}</text>`,
    ].join('');
  });
  return [`<text class="heading" x="${MARGIN}" y="${top + 16}">${escaped(heading)}</text>`, ...rows].join('\n');
}

function counted(value: number): string {
  return value.toLocaleString('en');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
