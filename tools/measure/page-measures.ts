import lighthouse, { type Flags, type Result } from 'lighthouse';
import { OperatorError } from '../../server/process/operator-error.ts';
import { weigh } from './page-load.ts';
import { CATEGORIES, type PageMeasures } from './targets.ts';

/** Attempts for each run: on a busy machine, Chromium's trace sometimes misses the start of the page. */
const ATTEMPTS = 3;

interface Measuring {
  /** Debugging port of Chromium. */
  port: number;
  runs: number;
  /** Audits that do not apply to this page by design. */
  skippedAudits: string[];
}

/** Measures a page: the median of several mobile runs of Lighthouse, and the size of its resources. */
export async function measurePage(url: string, { port, runs, skippedAudits }: Measuring): Promise<PageMeasures> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(url, port, skippedAudits));
  const valueOf = (audit: string) => median(results.map((result) => result.audits[audit]?.numericValue ?? Infinity));
  const [first] = results;
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        Math.round(median(results.map((result) => result.categories[category]?.score ?? 0)) * 100),
      ]),
    ) as PageMeasures['scores'],
    paintMilliseconds: Math.round(valueOf('largest-contentful-paint')),
    layoutShift: Math.round(valueOf('cumulative-layout-shift') * 1000) / 1000,
    blockingMilliseconds: Math.round(valueOf('total-blocking-time')),
    ...(await weigh(url, first ? requestsOf(first).map((request) => request.url) : [])),
  };
}

async function runLighthouse(url: string, port: number, skippedAudits: string[]): Promise<Result> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    skipAudits: skippedAudits,
    // Lighthouse would otherwise refuse the 404 page.
    ignoreStatusCode: true,
  };
  let failure = 'no result';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const outcome = await lighthouse(url, flags);
    if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
    failure = outcome?.lhr.runtimeError?.message ?? failure;
  }
  throw new OperatorError(`Lighthouse could not measure ${url}: ${failure}`);
}

interface NetworkRequest {
  url: string;
}

function requestsOf(result: Result): NetworkRequest[] {
  const details = result.audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
