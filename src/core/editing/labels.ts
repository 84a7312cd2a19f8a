import { withoutAccents } from '../text/without-accents.ts';

/** How many labels a list takes, and how long each may be, in characters. */
export interface LabelLimits {
  count: number;
  length: number;
}

export const TAG_LIMITS: LabelLimits = { count: 30, length: 60 };
export const KEYWORD_LIMITS: LabelLimits = { count: 20, length: 60 };

/** A list of labels after something was added to it. */
interface LabelAddition {
  labels: string[];
  /** Input that was not accepted, kept in the field as typed. */
  refused: string;
  problem: 'too-many' | 'too-long' | null;
}

const SEPARATOR = /[,\n]/;
const SUGGESTIONS = 8;
/** Where nothing is typed: all of a usual list, and a long one does not slow the page. */
const ALL_SUGGESTIONS = 100;

/** Adds what was typed to a list: commas separate labels, one that is there already in any case is not added again. */
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

/** Whether a text holds a separator: what stands before it is a label. */
export function separatesLabels(typed: string): boolean {
  return SEPARATOR.test(typed);
}

/**
 * The known labels that a typed beginning may mean, accents and case aside: those that begin with it first. Before anything is
 * typed, those that are not chosen, in their order.
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
