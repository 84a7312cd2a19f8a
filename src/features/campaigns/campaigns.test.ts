import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES, type PageDeclaration } from '../../core/site/page-table.ts';

const FEATURES = 'src/features';
const FOLDER = `${FEATURES}/campaigns`;
const MAX_BYTES = 6 * 1024;

const campaigns = Object.entries<PageDeclaration>(PAGES).flatMap(([address, { folder, picture }]) =>
  folder?.startsWith('campaigns/') ? [{ address, folder, picture }] : [],
);

/** Every source of the product, by its path. */
const sources = globSync('{src,server,public,supabase}/**/*.{ts,tsx,astro,css,js,svg,sql,json}', {
  exclude: ['**/*.test.ts', 'src/gateway/database.types.ts'],
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe('a campaign', () => {
  it('has both a folder and a line in the page table', () => {
    const folders = globSync('*/page.astro', { cwd: FOLDER }).map((file) => `campaigns/${path.dirname(file)}`);
    expect(campaigns.map(({ folder }) => folder).toSorted()).toEqual(folders.toSorted());
    expect(folders.length).toBeGreaterThan(0);
  });

  it.each(campaigns)(
    'can be removed with its folder and its line: no other source names $address',
    ({ address, folder }) => {
      const own = `${FEATURES}/${folder}/`;
      const name = path.basename(folder);
      const naming = sources
        .filter(({ file }) => !file.startsWith(own) && file !== 'src/core/site/page-table.ts')
        .filter(({ text }) => new RegExp(`campaigns/${name}\\b|['"\`]\\.{0,2}${address}['"\`/?#]`).test(text))
        .map(({ file }) => file);
      expect(naming).toEqual([]);
    },
  );

  it.each(campaigns)('has the drawing of its social picture in its folder: $folder', ({ folder, picture }) => {
    const cover = typeof picture === 'object' ? (picture.cover ?? '') : '';
    expect(cover.startsWith(`${folder}/`)).toBe(true);
    expect(existsSync(path.join(FEATURES, cover))).toBe(true);
  });

  it('imports nothing from another campaign', () => {
    for (const { folder } of campaigns) {
      const own = sources.filter(({ file }) => file.startsWith(`${FEATURES}/${folder}/`));
      const taken = own.flatMap(({ text }) => [...text.matchAll(/from '\.\.\/([\w-]+)\//g)].map(([, name]) => name));
      const others = campaigns.map(({ folder: other }) => path.basename(other));
      expect(taken.filter((name) => others.includes(name ?? ''))).toEqual([]);
    }
  });
});

describe('the drawings of the campaigns', () => {
  it.each(globSync('**/*.svg', { cwd: FOLDER }))(
    'are at most 6 KB, load nothing from elsewhere, and state their size: %s',
    (file) => {
      const drawing = readFileSync(path.join(FOLDER, file), 'utf8');
      expect(statSync(path.join(FOLDER, file)).size).toBeLessThanOrEqual(MAX_BYTES);
      expect(
        drawing.match(/<(?:script|foreignObject|image|text)\b|\son\w+=|url\((?!#)|@import|href="(?!#)/gi),
      ).toBeNull();
      // Without width and height, a browser may treat a drawing that it has shown as broken.
      expect(drawing).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 (\d+) (\d+)" width="\1" height="\2">/);
    },
  );
});
