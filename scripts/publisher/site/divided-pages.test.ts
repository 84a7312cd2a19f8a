import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Output } from '../../../src/build/outputs.ts';
import { dividedByCategories, updatesFromExamples } from './divided-pages.ts';

let directory: string;
beforeEach(() => (directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'))));
afterEach(() => rmSync(directory, { recursive: true }));

function list(file: string, key: string, areOnlyCategoriesStale = true): Output {
  const page = { address: `/${file}`, key, props: { pageNumber: 2 } };
  return { file, key: () => key, source: { route: '', file, page }, areOnlyCategoriesStale } as unknown as Output;
}

function divided(outputs: Output[]): { rendered: string[]; updated: string[][] } {
  const { rendered, updated } = dividedByCategories(outputs);
  return {
    rendered: rendered.map(({ file }) => file),
    updated: updated.map(({ wanted, example }) => [wanted.file, example.file]),
  };
}

it('renders one page of those that show the same categories', () => {
  expect(divided([list('1', 'x.a'), list('2', 'y.a'), list('3', 'z.b'), list('4', 'z.a')])).toEqual({
    rendered: ['1', '3'],
    updated: [
      ['2', '1'],
      ['4', '1'],
    ],
  });
});

it('takes the categories of a page that is rendered in any case, wherever it comes', () => {
  expect(divided([list('1', 'x.a'), list('2', 'y.a', false)])).toEqual({ rendered: ['2'], updated: [['1', '2']] });
});

it('renders what shows no categories, and leaves what is no page', () => {
  const feed: Output = { file: 'rss.xml', key: () => '', source: { route: '/rss.xml', file: 'rss.xml' } };
  const made: Output = { file: '_redirects', key: () => '', source: () => Buffer.from('') };
  expect(divided([list('1', 'x'), list('2', 'x'), feed, made])).toEqual({ rendered: ['1', '2'], updated: [] });
});

it('gives pages what their examples show, but those of examples that failed or show nothing', () => {
  const { updated } = dividedByCategories([
    ...[list('1', 'x.a'), list('2', 'y.a')],
    ...[list('3', 'x.b'), list('4', 'y.b')],
    ...[list('5', 'x.c'), list('6', 'y.c')],
  ]);
  for (const file of ['1', '3']) writeFileSync(path.join(directory, file), `<nav class="categories">${file}</nav>`);
  writeFileSync(path.join(directory, '5'), 'another page');
  const given = updatesFromExamples(updated, directory, new Set(['3']));
  expect(given.map((wanted) => [wanted.file, 'shown' in wanted ? wanted.shown : wanted.page.key])).toEqual([
    ['2', '<nav class="categories">1'],
    ['4', 'y.b'],
    ['6', 'y.c'],
  ]);
});
