const SIGNATURES: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  'image/png': (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/gif': (bytes) => ['GIF87a', 'GIF89a'].includes(textOf(bytes, 0, 6)),
  'image/webp': (bytes) => textOf(bytes, 0, 4) === 'RIFF' && textOf(bytes, 8, 12) === 'WEBP',
  'image/avif': (bytes) => textOf(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(textOf(bytes, 8, 12)),
};

/** Returns true when the bytes are an image of the declared type; an unaccepted type never matches. */
export function isImageOfType(bytes: Uint8Array, declaredType: string): boolean {
  const type = declaredType.split(';')[0]?.trim().toLowerCase() ?? '';
  // Exclude inherited properties such as `constructor`.
  return Object.hasOwn(SIGNATURES, type) && SIGNATURES[type]?.(bytes) === true;
}

/** Returns the type by the first bytes, null for an unaccepted one. */
export function imageTypeOf(bytes: Uint8Array): string | null {
  return Object.keys(SIGNATURES).find((type) => SIGNATURES[type]?.(bytes)) ?? null;
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Brands of the picture files that phones make and few browsers read. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Recognises HEIC, the format of iPhones; AVIF, its cousin, is not included. */
export function isHeic(bytes: Uint8Array): boolean {
  return textOf(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(textOf(bytes, 8, 12));
}

/** Returns true for a picture that moves: drawing it again would keep only its first frame. */
export function isAnimated(bytes: Uint8Array, type: string): boolean {
  if (type === 'image/gif') return true;
  if (type === 'image/webp') return textOf(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & ANIMATION_FLAG) !== 0;
  if (type === 'image/avif') return textOf(bytes, 8, 12) === 'avis';
  // An animated PNG declares its animation before its first frame.
  if (type !== 'image/png') return false;
  const firstPicture = indexOf(bytes, 'IDAT', bytes.length);
  return indexOf(bytes, 'acTL', firstPicture) < firstPicture;
}

const ANIMATION_FLAG = 0b10;

/** @returns `end` where there is none before it */
function indexOf(bytes: Uint8Array, word: string, end: number): number {
  const codes = [...word].map((character) => character.charCodeAt(0));
  for (let place = 0; place + codes.length <= end; place += 1) {
    if (codes.every((code, index) => bytes[place + index] === code)) return place;
  }
  return end;
}

/** Returns a part of a file as text, one character for each byte. */
function textOf(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
