import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../server/process/free-port.ts';
import { launchChromium } from './measure/chromium.ts';
import { kindOf, PAGE_KINDS, type PageKind } from './measure/page-kinds.ts';
import { measurePage } from './measure/page-measures.ts';
import { startCopy, untilInBrotli } from './measure/running-copy.ts';
import { sitemapAddresses } from './measure/sitemap.ts';
import { missedTargets, type PageMeasures } from './measure/targets.ts';
import { exitWith, OperatorError } from '../server/process/operator-error.ts';

const USAGE = 'Use npm run tool -- lighthouse [--all] [--runs 3] [/an/address …]';

/** Audits that a page fails by design: pages kept from search engines, and the 404 page, which Chromium logs. */
const SKIPPED_OFF_INDEX = ['is-crawlable'];
const SKIPPED_NOT_FOUND = ['http-status-code', 'errors-in-console'];

/** `npm run tool -- lighthouse`: measures the site page by page, and fails when a page misses a target. */
async function measureSite({ isAll, runs, addresses }: ReturnType<typeof readArguments>): Promise<void> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-lighthouse-'));
  const [port, debuggingPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  await using closing = new AsyncDisposableStack();
  closing.defer(() => rmSync(directory, { recursive: true, force: true }));
  const copy = await startCopy(directory, port);
  closing.defer(() => copy.stop());
  const browser = await launchChromium(debuggingPort);
  closing.defer(() => browser.close());

  const listed = isAll ? await sitemapAddresses(origin) : [];
  const misses: string[] = [];
  const table: Record<string, Record<string, string | number>> = {};
  for (const { address, budget, indexed } of pagesToMeasure(addresses, listed)) {
    const url = origin + encodeURI(address);
    const { status } = await fetch(url);
    // The 404 page is sent as it is.
    if (status === 200) await untilInBrotli(url);
    const skippedAudits = [...(indexed ? [] : SKIPPED_OFF_INDEX), ...(status === 404 ? SKIPPED_NOT_FOUND : [])];
    const measures = await measurePage(url, { port: debuggingPort, runs, skippedAudits });
    const missed = missedTargets(measures, budget);
    misses.push(...missed.map((sentence) => `${address}: ${sentence}.`));
    table[address] = row(measures);
    const exceptions = skippedAudits.length > 0 ? `, by design without ${skippedAudits.join(', ')}` : '';
    console.log(`${missed.length === 0 ? '✓' : '✗'} ${address}${exceptions}`);
  }
  console.table(table);
  console.log(
    `Medians of ${runs} mobile runs. Sizes are bytes in Brotli; script includes inline scripts, and page is HTML with CSS.`,
  );
  if (misses.length > 0) throw new OperatorError(`Targets missed:\n  ${misses.join('\n  ')}`);
  console.log('Every target is reached.');
}

/**
 * Returns the pages of the asked addresses. If none is asked, returns those of the sitemap and one of each kind that it
 * leaves out; without a sitemap, one of each kind.
 */
function pagesToMeasure(asked: string[], listed: string[]): Pick<PageKind, 'address' | 'budget' | 'indexed'>[] {
  const named = [...asked, ...listed].map((address) => {
    const kind = PAGE_KINDS.find((candidate) => candidate.address === address) ?? kindOf(address);
    return { address, budget: kind?.budget ?? 'none', indexed: kind?.indexed ?? null };
  });
  if (asked.length > 0) return named;
  const kinds = PAGE_KINDS.filter(({ budget }) => budget !== 'back office');
  return listed.length > 0 ? [...named, ...kinds.filter(({ indexed }) => !indexed)] : kinds;
}

function row(measures: PageMeasures): Record<string, string | number> {
  const { scores } = measures;
  return {
    perf: scores.performance,
    a11y: scores.accessibility,
    best: scores['best-practices'],
    seo: scores.seo,
    'LCP ms': measures.paintMilliseconds,
    CLS: measures.layoutShift,
    'TBT ms': measures.blockingMilliseconds,
    script: measures.scriptBytes,
    framework: measures.hasFramework ? 'yes' : 'no',
    page: measures.pageBytes,
    font: measures.fontBytes,
  };
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { all: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' } },
      allowPositionals: true,
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) throw new OperatorError(`--runs must be a whole number. ${USAGE}`);
    return { isAll: values.all, runs, addresses: positionals };
  } catch (error) {
    throw error instanceof OperatorError ? error : new OperatorError(USAGE, error);
  }
}

try {
  await measureSite(readArguments());
} catch (error) {
  exitWith(error);
}
