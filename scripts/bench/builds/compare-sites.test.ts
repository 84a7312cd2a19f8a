import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareSites } from './compare-sites.ts';
import { writeInto } from './site-input.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-compare-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function site(name: string, files: Record<string, string>): string {
  const folder = path.join(directory, name);
  for (const [file, text] of Object.entries(files)) writeInto(folder, file, text);
  return folder;
}

it('finds nothing between equal sites', () => {
  const files = { 'index.html': 'home', 'blog/one.html': 'one' };
  const comparison = compareSites(
    site('reference', files),
    site('other', { ...files, 'index.html.br': 'x', 'index.html.gz': 'y' }),
  );
  expect(comparison).toEqual({ files: 2, bytes: 7, bytesOffPercent: 0, different: [] });
});

it('names what is missing, what is more, and what has other bytes', () => {
  const reference = site('reference', { a: '12345', b: '12', 'c/d': '123' });
  const other = site('other', { a: '12345', b: '21', e: '1' });
  const comparison = compareSites(reference, other);
  expect(comparison).toEqual({ files: 3, bytes: 8, bytesOffPercent: 20, different: ['b', 'c/d', 'e'] });
});
