import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RoutedFile } from '../../../src/build/render-bundle/load-bundle.ts';
import { fileRenderer } from './render-files.ts';

let directory: string;
beforeEach(() => (directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const pageWith = (categories: string, posts: string) =>
  `<html><head></head><nav class="categories">${categories}</nav>${posts}</html>`;

function list(file: string, navigation: string, isOnlyNavigationStale = true): RoutedFile {
  const page = { address: `/${file}`, key: `content.${navigation}` } as RoutedFile['page'];
  return { route: '/blog/page/[page]', file, page, isOnlyNavigationStale };
}

/** Renders what a page is called, with the categories of today, and remembers what was rendered. */
function rendererWith() {
  const rendered: string[] = [];
  const render = fileRenderer(
    {
      backOfficeModules: [],
      async render({ file }) {
        rendered.push(file);
        if (file === 'broken.html') throw new Error('No such component');
        return Buffer.from(pageWith('Fêtes', `rendered ${file}`));
      },
    },
    directory,
  );
  return { rendered, render: async (wanted: RoutedFile) => (await render(wanted)).toString() };
}

it('renders one page of a navigation that has changed, and gives it to the others', async () => {
  const { rendered, render } = rendererWith();
  for (const file of ['2.html', '3.html']) writeFileSync(path.join(directory, file), pageWith('Été', `former ${file}`));
  expect(await render(list('2.html', 'a'))).toBe(pageWith('Fêtes', 'rendered 2.html'));
  expect(await render(list('3.html', 'a'))).toBe(pageWith('Fêtes', 'former 3.html'));
  expect(rendered).toEqual(['2.html']);
});

it('renders each page that changes otherwise too, or has another navigation', async () => {
  const { rendered, render } = rendererWith();
  for (const file of ['3.html', '4.html']) writeFileSync(path.join(directory, file), pageWith('Été', `former ${file}`));
  await render(list('2.html', 'a'));
  expect(await render(list('3.html', 'a', false))).toBe(pageWith('Fêtes', 'rendered 3.html'));
  expect(await render(list('4.html', 'b'))).toBe(pageWith('Fêtes', 'rendered 4.html'));
  expect(rendered).toHaveLength(3);
});

it('renders a page that has gone from the disk, or is not as it was', async () => {
  const { rendered, render } = rendererWith();
  writeFileSync(path.join(directory, '4.html'), 'damaged');
  for (const file of ['2.html', '3.html', '4.html']) {
    expect(await render(list(file, 'a'))).toBe(pageWith('Fêtes', `rendered ${file}`));
  }
  expect(rendered).toHaveLength(3);
});

it('renders the next page where the first of a navigation throws', async () => {
  const { render } = rendererWith();
  for (const file of ['2.html', '3.html']) writeFileSync(path.join(directory, file), pageWith('Été', `former ${file}`));
  await expect(render(list('broken.html', 'a'))).rejects.toThrow('No such component');
  expect(await render(list('2.html', 'a'))).toBe(pageWith('Fêtes', 'rendered 2.html'));
  expect(await render(list('3.html', 'a'))).toBe(pageWith('Fêtes', 'former 3.html'));
});
