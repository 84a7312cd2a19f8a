import { slugify } from '../text/slugify.ts';

/** Slug of an article; follows the title until somebody types one. */
export interface SlugChoice {
  slug: string;
  isSlugCustom: boolean;
}

/** Why a slug cannot be an address. */
export type SlugProblem =
  | { kind: 'characters'; characters: string[] }
  /** A hyphen at an end, or two in a row. */
  | { kind: 'hyphens' }
  | { kind: 'too-long' };

/** Limit of the database, in bytes of UTF-8. */
const LONGEST = 200;

/** The slug after its title was typed: the title's own, unless somebody chose it or visitors know it. */
export function slugAfterTitle(choice: SlugChoice, title: string, isPublished: boolean): SlugChoice {
  return choice.isSlugCustom || isPublished ? choice : slugOfTitle(title);
}

/** The slug as it was typed, spaces made hyphens; one that was emptied follows the title again. */
export function typedSlug(text: string): SlugChoice {
  const slug = text.normalize('NFC').toLowerCase().trimStart().replace(/\s+/gu, '-');
  return { slug, isSlugCustom: slug !== '' };
}

/** The slug of the title, by the rule of document 1, section 5, cut between words where it is too long. */
export function slugOfTitle(title: string): SlugChoice {
  const whole = slugify(title);
  const slug = whole.length <= LONGEST ? whole : whole.slice(0, LONGEST + 1).replace(/-?[^-]*$/, '');
  return { slug: slug || whole.slice(0, LONGEST), isSlugCustom: false };
}

/** @returns null for a slug that can be an address, and for an empty one: it is made of the title */
export function slugProblem(slug: string): SlugProblem | null {
  if (slug === '') return null;
  const characters = Array.from(new Intl.Segmenter('fr').segment(slug), ({ segment }) => segment).filter(
    (character) => !/^[\p{Letter}\p{Number}-]+$/u.test(character),
  );
  if (characters.length > 0) return { kind: 'characters', characters: [...new Set(characters)] };
  if (/^-|--|-$/.test(slug)) return { kind: 'hyphens' };
  return new TextEncoder().encode(slug).length > LONGEST ? { kind: 'too-long' } : null;
}
