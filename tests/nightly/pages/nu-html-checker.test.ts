import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { PAGE_KINDS } from '../../../tools/measure/page-kinds.ts';
import { isOwnLayout } from '../../support/page-visit.ts';
import { checkHtml } from '../../support/nu-html-checker.ts';

const { directory } = inject('site');

/** The file of one page for each layout; an address without a file shows the 404 page. */
const files = PAGE_KINDS.filter(isOwnLayout)
  .map(({ address }) => path.join(directory, `${address === '/' ? 'index' : address}.html`))
  .map((file) => (existsSync(file) ? file : path.join(directory, '404.html')));

it('the Nu Html Checker finds no error in any layout, and finds both errors of a wrong page', async () => {
  expect(files.length).toBeGreaterThan(15);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nu-html-checker-'));
  const wrong = path.join(folder, 'wrong-page.html');
  const page = '<!doctype html><html lang="fr"><head><title>a</title></head><body><p><time></time></p></body></html>';
  writeFileSync(wrong, `${page}<script></script>`);
  const findings = Object.groupBy(await checkHtml([...files, wrong]), (finding) =>
    finding.startsWith('wrong-page.html') ? 'wrong' : 'ours',
  );
  rmSync(folder, { recursive: true });
  expect(findings.ours ?? []).toEqual([]);
  expect(findings.wrong?.join()).toMatch(/Stray start tag “script”/);
  expect(findings.wrong?.join()).toMatch(/time/);
});
