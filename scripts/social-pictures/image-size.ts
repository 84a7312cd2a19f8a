/** The segments of a JPEG that tell its size: SOF0 to SOF15, but DHT, JPG and DAC among them. */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** How many pixels a PNG, GIF or JPEG says it has, before anything decodes it; null when it does not say. */
export function pixelCount(bytes: Buffer, type: string): number | null {
  try {
    if (type === 'image/png') return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
    if (type === 'image/gif') return bytes.readUInt16LE(6) * bytes.readUInt16LE(8);
    for (let at = 2; bytes.readUInt8(at) === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
      if (isFrameHeader(bytes.readUInt8(at + 1))) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    }
  } catch {
    // It ends before it says.
  }
  return null;
}
