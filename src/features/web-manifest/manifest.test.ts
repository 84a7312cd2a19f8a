import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANIFEST } from './manifest.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../public');
const pictures = MANIFEST.icons.filter(({ type }) => type === 'image/png');

describe('the icons of the web manifest', () => {
  it.each(pictures)('$src is a PNG of the declared size and of at most 15 KB', ({ src, sizes }) => {
    const file = path.join(PUBLIC, src);
    // A PNG's header holds its width and height at bytes 16 and 20.
    const bytes = readFileSync(file);
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    expect(statSync(file).size).toBeLessThanOrEqual(15 * 1024);
  });

  it('have the sizes and purposes that installation requires', () => {
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });
});
