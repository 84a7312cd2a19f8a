import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const ROOT = path.resolve(import.meta.dirname, '..');
const SOURCE = path.join(
  ROOT,
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const TARGET = path.join(ROOT, 'src/presentation/fonts/bricolage-grotesque-french.woff2');

// All titles are bold; a variable face of two weights is twice as large.
const WEIGHT = 750;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ';
const SIGNS = '0123456789 \u00a0\u202f.,;:!?…’\'"«»“”()[]-–—/&@#%+×=*→←€°';

/** Reduces the display face to the characters of French. */
const font = await subsetFont(readFileSync(SOURCE), LETTERS + SIGNS, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT },
});
writeFileSync(TARGET, font);
console.log(`${path.relative(ROOT, TARGET)}: ${(font.length / 1024).toFixed(1)} KB`);
