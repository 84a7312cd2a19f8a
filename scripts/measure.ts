import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './backend/free-port.ts';
import { pageWeights } from './measure/page-weight.ts';
import { pictureCost } from './measure/picture-cost.ts';
import { treeMemory } from './measure/process-tree.ts';
import { startCopy } from './measure/running-copy.ts';
import { exitWith } from './process/operator-error.ts';

const WARM_STARTS = 3;
const SETTLING = 5_000;

/** `npm run measure`: starts a copy on empty data, then again, and prints times, memory and page weights. */
async function measure(): Promise<void> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-measure-'));
  const port = await freePort();
  try {
    const first = await startCopy(directory, port);
    await first.stop();
    const warm: number[] = [];
    let memory = 0;
    for (let count = 0; count < WARM_STARTS; count += 1) {
      const copy = await startCopy(directory, port);
      warm.push(copy.milliseconds);
      await sleep(SETTLING);
      memory = treeMemory(copy.pid);
      await copy.stop();
    }
    const site = path.join(directory, 'site/current');
    const articles = [...pageWeights(site, 'blog'), ...pageWeights(site, 'anecdote')]
      .filter(({ page }) => !page.endsWith('/page'))
      .sort((a, b) => b.bytes - a.bytes);
    const picture = await pictureCost(site);
    console.table({
      'first start, to a served page (ms)': first.milliseconds,
      'warm start, median (ms)': warm.sort((a, b) => a - b)[Math.floor(WARM_STARTS / 2)],
      'memory of the idle process tree (MB)': memory,
      articles: articles.length,
      'article, HTML with CSS, median (bytes, brotli)': articles[Math.floor(articles.length / 2)]?.bytes,
      [`heaviest article, ${articles[0]?.page} (bytes, brotli)`]: articles[0]?.bytes,
      'social picture, median to draw (ms)': picture.milliseconds,
      'heaviest social picture (bytes)': picture.bytes,
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

await measure().catch(exitWith);
