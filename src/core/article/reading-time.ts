import { plainText } from '../text/plain-text.ts';

const WORDS_PER_MINUTE = 200;

/** Returns ceil(words / 200), at least 1, as '{n} min de lecture'. */
export function readingTime(html: string): string {
  const words = plainText(html)
    .split(/[\s\u00a0\u202f]+/)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
  return `${Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))} min de lecture`;
}

/** Returns an empty text for HTML that nests too deep to be read, which the database refuses. */
export function readingTimeIfReadable(html: string): string {
  try {
    return readingTime(html);
  } catch {
    return '';
  }
}
