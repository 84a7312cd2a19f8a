import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyRest, filesBelow, readSiteInput, writeInto } from './site-input.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-input-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const FILES: Record<string, string> = {
  'index.html': 'home',
  'blog.html': 'first list',
  'blog/un.html': '<p class="article-of-the-blog">un</p><footer>',
  'blog/deux.html': '<p class="article-of-the-blog">deux</p><footer>',
  'blog/rss.xml': '<rss>',
  'blog/page/2.html': 'list 2',
  'anecdotes/categorie/amour.html': 'category',
  'anecdotes/categorie/amour/page/2.html': 'category, 2',
};

it('gives every file of a site: pages by kind, and the rest', () => {
  for (const [file, text] of Object.entries(FILES)) writeInto(directory, file, text);
  const { kinds, copied } = readSiteInput(directory);
  const again: Record<string, string> = Object.fromEntries(copied.map((file) => [file, FILES[file] ?? '']));
  for (const { shell, pages } of kinds) {
    for (const { file, parts } of pages()) {
      again[file] = shell[0] + parts.map((part, index) => part + shell[index + 1]).join('');
    }
  }
  expect(again).toEqual(FILES);
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'blog-article',
    'blog-list',
    'anecdotes-category',
    'anecdotes-category-list',
  ]);
  expect(copied).toEqual(['blog.html', 'blog/rss.xml', 'index.html']);
});

it('copies the rest alone', () => {
  for (const [file, text] of Object.entries(FILES)) writeInto(path.join(directory, 'site'), file, text);
  const input = readSiteInput(path.join(directory, 'site'));
  copyRest(path.join(directory, 'site'), input, path.join(directory, 'copy'));
  expect(filesBelow(path.join(directory, 'copy'))).toEqual(input.copied);
  expect(readFileSync(path.join(directory, 'copy/blog/rss.xml'), 'utf8')).toBe('<rss>');
});
