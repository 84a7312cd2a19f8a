import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same; how long it takes tells nothing of either. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
