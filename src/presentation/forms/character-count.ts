import { check } from 'valibot';
import { charactersLeft, TOO_LONG } from './copy.ts';

/** From how many characters left on a reader is told aloud, and in which steps: not at every key. */
const TOLD_FROM = 50;
const TOLD_STEP = 10;

/** How long a text is, as PostgreSQL's `char_length` counts: an emoji of one code point is one character. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** Refuses a text of more characters than the limit. */
export function maximumCharacters(limit: number, message: string) {
  return check((text: string) => characterCount(text) <= limit, message);
}

/**
 * Returns the announcement for screen readers while a text of limited length is typed; empty as long as there is room.
 */
export function spokenCount(count: number, limit: number): string {
  const left = limit - count;
  if (left < 0) return TOO_LONG;
  return left > Math.min(TOLD_FROM, limit / 2) ? '' : charactersLeft(Math.ceil(left / TOLD_STEP) * TOLD_STEP);
}
