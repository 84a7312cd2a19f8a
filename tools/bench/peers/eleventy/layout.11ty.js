import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ item: { file: string, head: string, main: string } }} Page */

const name = path.basename(import.meta.filename, '.11ty.js');
/** The pages of one layout, kept elsewhere, because Eleventy would load files beside templates as data. */
const file = new URL(`../pages/${name}.json`, import.meta.url);
const { middle, end, pages } = JSON.parse(readFileSync(file, 'utf8'));

export const data = {
  pages,
  pagination: { data: 'pages', size: 1, alias: 'item' },
  eleventyExcludeFromCollections: true,
  permalink: (/** @type {Page} */ { item }) => item.file,
};

export const render = (/** @type {Page} */ { item }) => item.head + middle + item.main + end;
