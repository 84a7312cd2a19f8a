import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { palettePng } from './png.ts';

/** What a decoder that is not ours reads in a PNG. */
function decode(png: Buffer, width: number, height: number): Uint8Array {
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} href="data:image/png;base64,${png.toString('base64')}"/>`;
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`).render().pixels;
}

const rgba = (colours: [red: number, green: number, blue: number][]) =>
  Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));

describe('palettePng', () => {
  it('keeps the few colours of a drawing to the bit, row by row', () => {
    const pixels = rgba([
      [255, 245, 230],
      [214, 31, 52],
      [35, 17, 35],
      [198, 227, 119],
      [255, 245, 230],
      [247, 196, 192],
    ]);
    expect([...decode(palettePng(pixels, 3, 2), 3, 2)]).toEqual([...pixels]);
  });

  it('writes a single colour', () => {
    const pixels = rgba([[1, 2, 3]]);
    expect([...decode(palettePng(pixels, 1, 1), 1, 1)]).toEqual([...pixels]);
  });

  it('comes near every colour of a photograph, in 256 of its own', () => {
    const side = 128;
    const pixels = rgba(
      Array.from({ length: side * side }, (_, at) => {
        const [x, y] = [at % side, Math.floor(at / side)];
        return [x * 2, y * 2, Math.round((x + y) / 2)];
      }),
    );
    const decoded = decode(palettePng(pixels, side, side), side, side);
    const colours = new Set<number>();
    let total = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      colours.add(((decoded[at] ?? 0) << 16) | ((decoded[at + 1] ?? 0) << 8) | (decoded[at + 2] ?? 0));
      for (const part of [0, 1, 2]) total += Math.abs((decoded[at + part] ?? 0) - (pixels[at + part] ?? 0));
    }
    expect(colours.size).toBeGreaterThan(200);
    expect(colours.size).toBeLessThanOrEqual(256);
    expect(total / (side * side * 3)).toBeLessThan(6);
  });
});
