import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Output } from '../../../src/build/outputs.ts';
import { siteOf } from '../../../src/build/site.ts';
import { contentOf } from '../../../src/core/site/content.support.ts';
import type { OpenTree } from '../trees/open-tree.ts';
import type { WantedFile } from './render-files.ts';
import type { SiteCode } from './site-code.ts';
import { textsWatched, writeOutputs } from './write-outputs.ts';

let directory: string;
beforeEach(() => (directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'))));
afterEach(() => rmSync(directory, { recursive: true }));

/** Pages of a list whose categories have changed: enough for threads. */
const LISTS = Array.from({ length: 50 }, (_, index): Output => {
  const file = `${index}.html`;
  const page = { address: `/${index}`, key: `content-${index}.categories`, props: { pageNumber: index } };
  const source = { route: '', file, page } as unknown as Output['source'];
  return { file, key: () => page.key, source, areOnlyCategoriesStale: true };
});

/** Writes lists with threads that write each example, and cannot update some pages. @returns the files of each request */
async function writtenWith(notUpdated: string[]): Promise<{ rendered: string[]; updated: string[] }[]> {
  const requests: { rendered: string[]; updated: string[] }[] = [];
  const tree = { directory, recordWritten: () => undefined } as unknown as OpenTree;
  const filesOf = (files: readonly WantedFile[], isUpdate: boolean) =>
    files.filter((wanted) => 'shown' in wanted === isUpdate).map(({ file }) => file);
  const threads = {
    prepare: () => undefined,
    async render({ files }: { files: readonly WantedFile[] }) {
      const [rendered, updated] = [filesOf(files, false), filesOf(files, true)];
      for (const file of rendered) writeFileSync(path.join(directory, file), '<nav class="categories">Fêtes</nav>');
      requests.push({ rendered, updated });
      return { failures: [], notUpdated: updated.filter((file) => notUpdated.includes(file)) };
    },
  };
  const site = siteOf(
    contentOf(),
    () => [],
    async () => '',
  );
  const texts = textsWatched(async () => new Map());
  await writeOutputs({ threads, code: {} as SiteCode, site, texts }, tree, LISTS);
  return requests;
}

const others = LISTS.slice(1).map(({ file }) => file);

it('renders one page of those that show the same categories, and updates the others', async () => {
  expect(await writtenWith([])).toEqual([
    { rendered: ['0.html'], updated: [] },
    { rendered: [], updated: others },
  ]);
});

it('renders the pages that could not be updated', async () => {
  expect(await writtenWith(['7.html', '9.html'])).toEqual([
    { rendered: ['0.html'], updated: [] },
    { rendered: [], updated: others },
    { rendered: ['7.html', '9.html'], updated: [] },
  ]);
});
