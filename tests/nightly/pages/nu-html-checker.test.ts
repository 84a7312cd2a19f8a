import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { PAGE_KINDS } from '../../../tools/measure/page-kinds.ts';
import { checkHtml } from '../../support/nu-html-checker.ts';

const { directory } = inject('site');

/** The file of each kind of page: what is nowhere shows the 404 page. */
const files = PAGE_KINDS.map(({ address }) => path.join(directory, `${address === '/' ? 'index' : address}.html`)).map(
  (file) => (existsSync(file) ? file : path.join(directory, '404.html')),
);

describe('the Nu Html Checker', () => {
  it('finds nothing in any kind of page', async () => {
    expect(new Set(files).size).toBe(PAGE_KINDS.length);
    expect(await checkHtml(files)).toEqual([]);
  });

  it('would find a script after the end, and an empty date', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'nu-html-checker-'));
    const file = path.join(folder, 'page.html');
    const page = '<!doctype html><html lang="fr"><head><title>a</title></head><body><p><time></time></p></body></html>';
    writeFileSync(file, `${page}<script></script>`);
    const findings = await checkHtml([file]);
    rmSync(folder, { recursive: true });
    expect(findings.join()).toMatch(/Stray start tag “script”/);
    expect(findings.join()).toMatch(/time/);
  });
});
