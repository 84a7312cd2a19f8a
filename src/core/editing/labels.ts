import { withoutAccents } from '../text/without-accents.ts';

/** Limits of a list: number of labels, and characters of each. */
export interface LabelLimits {
  count: number;
  length: number;
}

export const TAG_LIMITS: LabelLimits = { count: 30, length: 60 };
export const KEYWORD_LIMITS: LabelLimits = { count: 20, length: 60 };

interface LabelAddition {
  labels: string[];
  /** Input that was refused; it stays in the field as typed. */
  refused: string;
  problem: 'too-many' | 'too-long' | null;
}

const SEPARATOR = /[,\n]/;
const SUGGESTIONS = 8;
/** Number of suggestions before anything is typed; the limit keeps the page fast. */
const ALL_SUGGESTIONS = 100;

/** Adds comma-separated labels to a list, and skips those that are there already in any case. */
export function addLabels(labels: readonly string[], typed: string, limits: LabelLimits): LabelAddition {
  const added = [...labels];
  const refused: string[] = [];
  let problem: LabelAddition['problem'] = null;
  for (const label of typed.split(SEPARATOR).map((part) => part.trim().replace(/\s+/gu, ' '))) {
    if (label === '' || added.some((other) => sameLabel(other, label))) continue;
    const isTooLong = Array.from(label).length > limits.length;
    if (!isTooLong && added.length < limits.count) {
      added.push(label);
    } else {
      refused.push(label);
      problem ??= isTooLong ? 'too-long' : 'too-many';
    }
  }
  return { labels: added, refused: refused.join(', '), problem };
}

export function separatesLabels(typed: string): boolean {
  return SEPARATOR.test(typed);
}

/**
 * Returns known labels that contain what was typed, accents and case aside, first those that begin with it. Before
 * anything is typed, returns all that are not chosen.
 */
export function suggestLabels(known: readonly string[], chosen: readonly string[], typed: string): string[] {
  const wanted = withoutAccents(typed.trim());
  const free = known.filter((label) => !chosen.some((other) => sameLabel(other, label)));
  if (wanted === '') return free.slice(0, ALL_SUGGESTIONS);
  const places = free
    .map((label) => ({ label, place: withoutAccents(label).indexOf(wanted) }))
    .filter(({ place }) => place >= 0);
  return places
    .sort((one, other) => Math.min(one.place, 1) - Math.min(other.place, 1))
    .slice(0, SUGGESTIONS)
    .map(({ label }) => label);
}

function sameLabel(one: string, other: string): boolean {
  return one.localeCompare(other, 'fr', { sensitivity: 'accent' }) === 0;
}
