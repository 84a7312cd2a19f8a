import { parentPort, workerData } from 'node:worker_threads';
import { loadSite } from '../../src/build/site.ts';

/** Reads the site that `workerData` (an environment) names, and posts the key of its content. */
const { contentKey } = await loadSite(workerData as Record<string, string | undefined>);
parentPort?.postMessage(contentKey);
