import { plainText } from '../text/plain-text.ts';

const WORDS_PER_MINUTE = 200;

/** Reading time of an HTML text: ceil(words / 200), at least 1, written '{n} min de lecture'. */
export function readingTime(html: string): string {
  const words = plainText(html)
    .split(/[\s\u00a0\u202f]+/)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
  return `${Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))} min de lecture`;
}

/** The reading time of a text that may nest too deep to be read, which the database refuses: empty then. */
export function readingTimeIfReadable(html: string): string {
  try {
    return readingTime(html);
  } catch {
    return '';
  }
}
