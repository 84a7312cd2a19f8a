import type { BuildResult, LiveResults, SizeResults, TargetResult } from './results.ts';

/** What publishing must reach on two cores with so many articles. */
interface PublishingTargets {
  articles: number;
  /** Milliseconds from the commit to the served page, 95 percent of changes. */
  liveMilliseconds: number;
  /** Milliseconds from the commit until the whole site shows the change, 95 percent of changes. */
  consistentMilliseconds: number;
  /** A full build, in times of these peers' full builds. */
  peers: { name: string; times: number }[];
  /** A full build's time for a page, in times of the bare loop's for a page of this many articles. */
  bareLoop?: { articles: number; times: number };
  memoryMegabytes?: number;
}

/** Milliseconds from its minute until a scheduled article is served, at any size. */
const SCHEDULED_MILLISECONDS = 2_000;

export const PUBLISHING_TARGETS: readonly PublishingTargets[] = [
  {
    articles: 1_000,
    liveMilliseconds: 150,
    consistentMilliseconds: 500,
    peers: [{ name: 'Eleventy', times: 1 }],
  },
  {
    articles: 10_000,
    liveMilliseconds: 200,
    consistentMilliseconds: 2_000,
    peers: [
      { name: 'Eleventy', times: 1 },
      { name: 'Hugo', times: 1 },
    ],
  },
  {
    articles: 100_000,
    liveMilliseconds: 500,
    consistentMilliseconds: 10_000,
    peers: [],
    bareLoop: { articles: 10_000, times: 2 },
    memoryMegabytes: 1_200,
  },
];

/** Compares what was measured with what it must reach; what was not measured has no line. */
export function targetResults(sizes: readonly SizeResults[]): TargetResult[] {
  return PUBLISHING_TARGETS.flatMap((targets) => {
    const size = sizes.find(({ articles }) => articles === targets.articles);
    if (!size) return [];
    const builds = size.builds.filter(({ side }) => side === 'own');
    return [
      ...(size.live ? liveTargets(targets, size.live) : []),
      ...builds.flatMap((build) => [
        ...peerTargets(targets, build, size.builds),
        ...bareLoopTargets(targets, build, sizes),
        ...memoryTargets(targets, `memory of ${build.name}`, build.peakMegabytes),
      ]),
    ];
  });
}

function result(articles: number, what: string, value: number, most: number, unit: string): TargetResult {
  return { articles, what, value, most, unit, isMet: value <= most };
}

function liveTargets(targets: PublishingTargets, live: LiveResults): TargetResult[] {
  const { articles, liveMilliseconds, consistentMilliseconds } = targets;
  return [
    ...live.changes.flatMap(({ change, liveP95, consistentP95 }) => [
      result(articles, `${change}: live, p95`, liveP95, liveMilliseconds, 'ms'),
      result(articles, `${change}: whole site, p95`, consistentP95, consistentMilliseconds, 'ms'),
    ]),
    result(
      articles,
      'scheduled article: live, worst',
      Math.max(...live.scheduledMilliseconds),
      SCHEDULED_MILLISECONDS,
      'ms',
    ),
    ...memoryTargets(targets, 'memory of the running copy', live.peakMegabytes),
  ];
}

function peerTargets({ articles, peers }: PublishingTargets, build: BuildResult, all: BuildResult[]): TargetResult[] {
  return peers.flatMap(({ name, times }) => {
    const peer = all.find((candidate) => candidate.side === 'peer' && candidate.name.startsWith(name));
    if (!peer) return [];
    return [result(articles, `${build.name} / ${peer.name}`, build.medianSeconds / peer.medianSeconds, times, '×')];
  });
}

/** The loop's time for a page comes from the same run, at its own number of articles. */
function bareLoopTargets(
  { articles, bareLoop }: PublishingTargets,
  build: BuildResult,
  sizes: readonly SizeResults[],
): TargetResult[] {
  const size = sizes.find((candidate) => candidate.articles === bareLoop?.articles);
  const pages = size?.builds[0]?.pages;
  if (!bareLoop || !size || size.bareLoopSeconds === null || pages === undefined) return [];
  const floor = size.bareLoopSeconds / pages;
  const what = `${build.name} / bare loop of ${bareLoop.articles}, a page`;
  return [result(articles, what, build.medianSeconds / build.pages / floor, bareLoop.times, '×')];
}

function memoryTargets({ articles, memoryMegabytes }: PublishingTargets, what: string, value: number): TargetResult[] {
  return memoryMegabytes === undefined ? [] : [result(articles, what, value, memoryMegabytes, 'MB')];
}
