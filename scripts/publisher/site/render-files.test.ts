import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RoutedFile } from '../../../src/build/render-bundle/load-bundle.ts';
import { articlesShownBy, updatedPage } from './render-files.ts';

let directory: string;
beforeEach(() => (directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const update = { file: '2.html', shown: '<nav class="categories">Fêtes', article: null };

it('gives the page of the tree other categories', () => {
  writeFileSync(path.join(directory, '2.html'), '<nav class="categories">Été</nav>Les mêmes');
  expect(updatedPage(directory, update)?.toString()).toBe('<nav class="categories">Fêtes</nav>Les mêmes');
});

it('gives nothing for a page that is gone or damaged', () => {
  expect(updatedPage(directory, update)).toBeNull();
  writeFileSync(path.join(directory, '2.html'), 'damaged');
  expect(updatedPage(directory, update)).toBeNull();
});

it('needs the texts of articles that are rendered alone', () => {
  const article = { route: '/blog/[slug]', file: 'a.html', page: { props: { article: { id: 'a' } } } } as RoutedFile;
  const list = { route: '/blog/page/[page]', file: '2.html', page: { props: { pageNumber: 2 } } } as RoutedFile;
  expect(articlesShownBy([list, article, { ...update, file: 'b.html' }])).toEqual(['a']);
});
