import { Parser } from 'htmlparser2';
import { articleLink } from '../article/link.ts';
import { plainText } from '../text/plain-text.ts';

export interface TextLink {
  /** Address as the site writes it; null for an address that may not be followed. */
  href: string | null;
  text: string;
}

interface TextPicture {
  /** Null when missing; an empty text marks an ornament. */
  alt: string | null;
}

export interface TextHeading {
  level: 2 | 3 | 4;
  text: string;
}

/** Elements that the checklist inspects, in the order of the text. */
export interface TextStructure {
  links: TextLink[];
  pictures: TextPicture[];
  headings: TextHeading[];
  /** True when there is nothing to read or to see. */
  isEmpty: boolean;
}

/** Level at which the site shows each heading. */
const LEVELS: ReadonlyMap<string, TextHeading['level']> = new Map([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 4],
  ['h6', 4],
]);

/**
 * Reads the links, pictures and headings of an HTML text.
 * @param siteHost host of the site, with its port: links to it stay inside
 * @throws Error when it nests elements more than 500 deep
 */
export function textStructure(html: string, siteHost: string | null): TextStructure {
  const links: TextLink[] = [];
  const pictures: TextPicture[] = [];
  const headings: TextHeading[] = [];
  const state: { link: TextLink | null; heading: TextHeading | null; hasEmbed: boolean } = {
    link: null,
    heading: null,
    hasEmbed: false,
  };
  const parser = new Parser({
    onopentag(name, { href, alt }) {
      const level = LEVELS.get(name);
      if (level) headings.push((state.heading = { level, text: '' }));
      if (name === 'a') links.push((state.link = { href: articleLink(href ?? '', siteHost)?.href ?? null, text: '' }));
      if (name === 'iframe') state.hasEmbed = true;
      if (name !== 'img') return;
      pictures.push({ alt: alt?.trim() ?? null });
      // An image's alternative text counts as text of the link around it.
      if (state.link) state.link.text += alt ?? '';
    },
    ontext(text) {
      if (state.link) state.link.text += text;
      if (state.heading) state.heading.text += text;
    },
    onclosetag(name) {
      if (name === 'a') state.link = null;
      if (LEVELS.has(name)) state.heading = null;
    },
  });
  const isEmpty = plainText(html) === '';
  parser.end(html);
  return { links, pictures, headings, isEmpty: isEmpty && pictures.length === 0 && !state.hasEmbed };
}
