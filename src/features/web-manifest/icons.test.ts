import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const PUBLIC = path.resolve('public');
const read = (file: string) => readFileSync(path.join(PUBLIC, file));
/** Offset of the picture in an .ico file that holds one. */
const HEADER_LENGTH = 22;

describe('the icons of the site', () => {
  it('include favicon.ico and apple-touch-icon.png as files of the right size, so that hosts need no redirects', async () => {
    const icon = read('favicon.ico');
    // The icon holds a single picture of 32 by 32 pixels.
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon[6], icon[7]]).toEqual([1, 1, 32, 32]);
    expect(icon.readUInt32LE(14)).toBe(icon.length - HEADER_LENGTH);
    expect(icon.readUInt32LE(18)).toBe(HEADER_LENGTH);
    expect(await sharp(read('apple-touch-icon.png')).metadata()).toMatchObject({ width: 180, height: 180 });
  });

  it('show in favicon.ico the same drawing as in favicon.svg', async () => {
    const drawn = new Resvg(read('favicon.svg'), { fitTo: { mode: 'width', value: 32 } }).render().asPng();
    const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();
    expect(await pixels(read('favicon.ico').subarray(HEADER_LENGTH))).toEqual(await pixels(drawn));
  });
});
