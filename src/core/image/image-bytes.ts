import { textOf } from './text-of-bytes.ts';

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
  // Exclude `constructor` and the like.
  return Object.hasOwn(SIGNATURES, type) && SIGNATURES[type]?.(bytes) === true;
}

/** Returns the type by the first bytes, null for an unaccepted one. */
export function imageTypeOf(bytes: Uint8Array): string | null {
  return Object.keys(SIGNATURES).find((type) => SIGNATURES[type]?.(bytes)) ?? null;
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
