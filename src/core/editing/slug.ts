import { slugify } from '../text/slugify.ts';

export interface SlugChoice {
  slug: string;
  isSlugCustom: boolean;
}

/** Reason why a slug cannot be an address. */
export type SlugProblem =
  | { kind: 'characters'; characters: string[] }
  /** A hyphen at an end, or two in a row. */
  | { kind: 'hyphens' }
  | { kind: 'too-long' };

/** Limit of the database, in bytes of UTF-8. */
const LONGEST = 200;

/** Returns the slug after its title was typed: it follows the title, unless somebody chose it or visitors know it. */
export function slugAfterTitle(choice: SlugChoice, title: string, isPublished: boolean): SlugChoice {
  return choice.isSlugCustom || isPublished ? choice : slugOfTitle(title);
}

/** Returns the slug as typed, with hyphens for spaces; an emptied slug follows the title again. */
export function typedSlug(text: string): SlugChoice {
  const slug = text.normalize('NFC').toLowerCase().trimStart().replace(/\s+/gu, '-');
  return { slug, isSlugCustom: slug !== '' };
}

/** Returns the slug of a title (document 1, section 5), cut between words where it is too long. */
export function slugOfTitle(title: string): SlugChoice {
  const whole = slugify(title);
  const slug = whole.length <= LONGEST ? whole : whole.slice(0, LONGEST + 1).replace(/-?[^-]*$/, '');
  return { slug: slug || whole.slice(0, LONGEST), isSlugCustom: false };
}

/** @returns null for a valid slug, and for an empty one, which is made from the title */
export function slugProblem(slug: string): SlugProblem | null {
  if (slug === '') return null;
  const characters = Array.from(new Intl.Segmenter('fr').segment(slug), ({ segment }) => segment).filter(
    (character) => !/^[\p{Letter}\p{Number}-]+$/u.test(character),
  );
  if (characters.length > 0) return { kind: 'characters', characters: [...new Set(characters)] };
  if (/^-|--|-$/.test(slug)) return { kind: 'hyphens' };
  return new TextEncoder().encode(slug).length > LONGEST ? { kind: 'too-long' } : null;
}
