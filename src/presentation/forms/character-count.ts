import { check } from 'valibot';
import { charactersLeft, TEXT_TOO_LONG } from './copy.ts';

/** Number of characters left from which screen readers announce it. */
const TOLD_FROM = 50;
/** Characters between two announcements. */
const TOLD_STEP = 10;

/** Counts characters as PostgreSQL's `char_length` does: an emoji of one code point is one character. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

export function maximumCharacters(limit: number, message: string) {
  return check((text: string) => characterCount(text) <= limit, message);
}

/** Returns the announcement for screen readers while typing; empty as long as there is room. */
export function spokenCount(count: number, limit: number): string {
  const left = limit - count;
  if (left < 0) return TEXT_TOO_LONG;
  return left > Math.min(TOLD_FROM, limit / 2) ? '' : charactersLeft(Math.ceil(left / TOLD_STEP) * TOLD_STEP);
}
