const SIGNATURES: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  'image/png': (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/gif': (bytes) => ['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6)),
  'image/webp': (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  'image/avif': (bytes) => text(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(bytes, 8, 12)),
};

/** Whether the bytes are an image of the declared type; a type that is not accepted never matches. */
export function isImageOfType(bytes: Uint8Array, declaredType: string): boolean {
  const type = declaredType.split(';')[0]?.trim().toLowerCase() ?? '';
  // `constructor` and its like are no types.
  return Object.hasOwn(SIGNATURES, type) && SIGNATURES[type]?.(bytes) === true;
}

/** The type of an image, by its first bytes; null when it is none that is accepted. */
export function imageTypeOf(bytes: Uint8Array): string | null {
  return Object.keys(SIGNATURES).find((type) => SIGNATURES[type]?.(bytes)) ?? null;
}

/** Brands of the files that iPhones take photos in. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Tells whether the bytes are a HEIC photo, which no page can show. */
export function isHeic(bytes: Uint8Array): boolean {
  return text(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(bytes, 8, 12));
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function text(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
