import { createHash, timingSafeEqual } from 'node:crypto';

/** True when both texts are equal. The comparison takes a time that reveals neither. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
