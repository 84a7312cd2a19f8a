import zlib from 'node:zlib';
import { quantise } from './quantise.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS_OF_PALETTE = [8, 3, 0, 0, 0];

/** Writes opaque RGBA pixels as a PNG of 256 colours at most: a third of the weight of one of all colours. */
export function palettePng(rgba: Uint8Array, width: number, height: number): Buffer {
  const { palette, pixels } = quantise(rgba);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(EIGHT_BITS_OF_PALETTE, 8);
  // Each row begins with its filter: none, for neighbouring indices say nothing of each other.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', zlib.deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([frame, body, checksum]);
}
