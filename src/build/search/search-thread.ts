import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex, type SearchSource } from '../../core/search/build-index.ts';
import { indexFileAddress, MANIFEST_ADDRESS } from '../../core/search/index-files.ts';
import type { SearchFile } from './search-files.ts';

const { manifest, files } = buildIndex(workerData as SearchSource[], (text) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12),
);
const written: SearchFile[] = [
  ...files.map(({ name, text }) => ({ address: indexFileAddress(name), text })),
  { address: MANIFEST_ADDRESS, text: JSON.stringify(manifest) },
];
parentPort?.postMessage(written);
