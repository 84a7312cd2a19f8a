import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePictureLists } from '../../src/build/social-pictures/picture-list-files.ts';
import type { KeyedPicture } from '../../src/core/site/picture-lists.ts';
import { SECTION_PICTURES } from '../../src/core/site/section-pictures.ts';
import type { PublicationTarget, SiteFiles } from '../publisher/object-storage/publication-target.ts';
import { siteDistribution, type Distribution } from './site-distribution.ts';

const [FIRST, SECOND] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;

let directory: string;
let published: SiteFiles[];
let logs: string[];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'release-'));
  published = [];
  logs = [];
  await writeFile(path.join(directory, 'index.html'), 'home');
  const pictures = [FIRST, SECOND].map((key): KeyedPicture => [key, SECTION_PICTURES.site]);
  await writePictureLists(directory, [{ name: 'pages', pictures }]);
});

afterEach(() => rm(directory, { recursive: true }));

const target = (failure?: Error): PublicationTarget => ({
  async publish(site) {
    published.push(site);
    if (failure && published.length > 1) throw failure;
    return { uploaded: 2, bytes: 1500, removed: 0 };
  },
});

/** A pool where some pictures are drawn, and the others when `finish` is called. */
function poolWith(...keys: string[]) {
  const drawn = new Map(keys.map((key) => [key, `/pictures/${key}.png`]));
  const gate = Promise.withResolvers<null>();
  return {
    finish() {
      for (const key of [FIRST, SECOND]) drawn.set(key, `/pictures/${key}.png`);
      gate.resolve(null);
    },
    pool: {
      drawn: async () => new Map(drawn),
      async draw() {
        await gate.promise;
        return 1;
      },
    },
  };
}

const keep = (message: string) => void logs.push(message);
const distributionTo = (to: PublicationTarget | null, pool: ReturnType<typeof poolWith>['pool']) =>
  siteDistribution(directory, to, pool, { info: keep, warn: keep });
const distribute = (distribution: Distribution) => distribution.publish(new AbortController().signal, false);

const picturesOf = (site: SiteFiles | undefined) => [...(site?.elsewhere ?? [])];

describe('siteDistribution', () => {
  it('does nothing without a target', async () => {
    await distribute(distributionTo(null, poolWith().pool));
    expect(logs).toEqual([]);
  });

  it('publishes the files of the site with the pictures that are drawn, and says how much', async () => {
    const { pool } = poolWith(FIRST, SECOND);
    await distribute(distributionTo(target(), pool));
    expect(published).toHaveLength(1);
    expect([...(published[0]?.files.keys() ?? [])]).toEqual(expect.arrayContaining(['index.html']));
    expect(picturesOf(published[0])).toEqual([
      [`social/${FIRST}.png`, `/pictures/${FIRST}.png`],
      [`social/${SECOND}.png`, `/pictures/${SECOND}.png`],
    ]);
    expect(logs).toEqual(['Online beyond this machine: 2 objects uploaded (2 kB), 0 removed.']);
  });

  it('waits for no picture, and publishes again once all are drawn', async () => {
    const { pool, finish } = poolWith(FIRST);
    await distribute(distributionTo(target(), pool));
    expect(published.map((site) => picturesOf(site).length)).toEqual([1]);
    finish();
    await expect.poll(() => published.map((site) => picturesOf(site).length)).toEqual([1, 2]);
  });

  it('never publishes a site again once a newer one has come', async () => {
    const { pool, finish } = poolWith();
    const distribution = distributionTo(target(), pool);
    await distribute(distribution);
    await writeFile(path.join(directory, 'newer.html'), 'newer');
    distribution.note({ written: ['newer.html'], removed: [] });
    await distribute(distribution);
    finish();
    await expect.poll(() => published.length).toBe(3);
    expect(published[2]?.files.has('newer.html')).toBe(true);
  });

  it('reports pictures that cannot follow', async () => {
    const { pool, finish } = poolWith();
    await distribute(distributionTo(target(new Error('no answer.')), pool));
    finish();
    await expect.poll(() => logs.at(-1)).toBe('Social pictures are not published beyond this machine: no answer.');
  });
});
