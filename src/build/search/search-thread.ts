import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from '../../core/search/build-index.ts';
import { indexFileAddress, MANIFEST_ADDRESS } from '../../core/search/index-files.ts';
import type { SearchSource } from '../../core/search/search-source.ts';
import { nameOfIndexFile } from './kept-search.ts';
import type { SearchFile } from './search-files.ts';

const { manifest, written: indexFiles } = buildIndex(workerData as SearchSource[], nameOfIndexFile);
const written: SearchFile[] = [
  ...indexFiles.map(({ name, text }) => ({ address: indexFileAddress(name), text })),
  { address: MANIFEST_ADDRESS, text: JSON.stringify(manifest) },
];
parentPort?.postMessage(written);
