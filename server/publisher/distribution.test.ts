import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type SiteStore } from '../store/store.ts';
import { siteDistribution } from './distribution.ts';
import type { PublicationTarget } from './object-storage/publication-target.ts';

let directory: string;
let store: SiteStore;

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-distribution-'));
  store = await openStore(directory);
});
afterEach(() => rmSync(directory, { recursive: true }));

function commit(text: string | null): void {
  if (text === null) store.commit({ put: new Map(), drop: ['index.html'] });
  else store.commit({ put: new Map([['index.html', { key: text, ...store.put(Buffer.from(text)) }]]), drop: [] });
}

it.each<[what: string, next: string | null]>([
  ['is published anew', 'new'],
  ['is dropped', null],
])('uploads the bytes of one publication, though the page %s meanwhile', async (_, next) => {
  commit('former');
  let uploaded = '';
  const target: PublicationTarget = {
    async publish({ read }) {
      commit(next);
      uploaded = (await read('index.html')).toString();
      return { uploaded: 1, removed: 0, bytes: uploaded.length };
    },
  };
  const silent = () => undefined;
  await siteDistribution(store, target, silent, silent).publish(new AbortController().signal, false);
  expect(uploaded).toBe('former');
});
