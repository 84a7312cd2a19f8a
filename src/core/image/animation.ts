import { textOf } from './text-of-bytes.ts';

/** Returns true for a picture that moves: drawing it again would keep only its first frame. */
export function isAnimated(bytes: Uint8Array, type: string): boolean {
  if (type === 'image/gif') return true;
  if (type === 'image/webp') return textOf(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & ANIMATION_FLAG) !== 0;
  if (type === 'image/avif') return textOf(bytes, 8, 12) === 'avis';
  // An animated PNG declares it before its first frame.
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
