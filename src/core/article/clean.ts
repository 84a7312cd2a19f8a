import sanitizeHtml from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, DISCARDED_WITH_CONTENT, LINK_SCHEMES } from './allow-list.ts';
import { nestingGuard } from '../text/nesting.ts';
import { withoutUnclosedTags } from '../text/unclosed-tags.ts';
import { findEmbed } from './embed.ts';
import { articleLink } from './link.ts';
import { isOwnPicture } from './cover.ts';

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

export interface CleaningOptions {
  /** Origin of uploaded pictures; null when the site itself serves them. Pages load pictures from no other site. */
  imageOrigin: string | null;
  /** Host of the site, with its port: links to it stay inside. */
  siteHost?: string | null;
}

declare const cleaned: unique symbol;
/** HTML that has passed `cleanHtml`, whole or in part; only such HTML may stand in a page unescaped. */
export type CleanHtml = string & { readonly [cleaned]: true };

/**
 * Cleans an article's HTML by the allow-list, and applies the rules for its links, pictures and players.
 * @throws Error when it nests elements more than 500 deep
 */
export function cleanHtml(html: string, { imageOrigin, siteHost = null }: CleaningOptions): CleanHtml {
  const nesting = nestingGuard();
  let openLinks = 0;
  const clean = sanitizeHtml(withoutUnclosedTags(html), {
    onOpenTag(name) {
      nesting.open();
      if (name === 'a') openLinks += 1;
    },
    onCloseTag(name) {
      nesting.close();
      if (name === 'a') openLinks -= 1;
    },
    allowedTags: [...ALLOWED_TAGS, WRAPPER],
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: LINK_SCHEMES,
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    nonTextTags: DISCARDED_WITH_CONTENT,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      // Google Docs wraps what is copied in a `b` that is not bold. A tag that is not allowed would rename the next end
      // tag, so the wrapper is allowed here and removed below.
      b: (tagName, attributes) =>
        attributes['id']?.startsWith('docs-internal-guid')
          ? { tagName: WRAPPER, attribs: {} }
          : { tagName, attribs: attributes },
      a: (tagName, attributes) => {
        const link = articleLink(attributes['href'] ?? '', siteHost);
        if (!link) return { tagName: 'span', attribs: {} };
        const attribs: sanitizeHtml.Attributes = { href: link.href };
        if (link.external) Object.assign(attribs, NEW_TAB);
        return { tagName, attribs };
      },
      img: (tagName, attributes) => {
        const source = (attributes['src'] ?? '').trim();
        const alt = attributes['alt'] ?? '';
        if (isOwnPicture(source, imageOrigin)) {
          return { tagName, attribs: { ...attributes, src: source, alt, loading: 'lazy', decoding: 'async' } };
        }
        return openLinks > 0 ? { tagName: 'span', attribs: {}, text: alt } : linkToPicture(source, alt);
      },
      // Leaves the frame of an unknown site empty and removes it below: a filter would run for every element.
      iframe: (tagName, attributes) => {
        const embed = openLinks > 0 ? null : findEmbed(attributes['src'] ?? '');
        const attribs: sanitizeHtml.Attributes = embed ? { src: embed.embedUrl } : {};
        return { tagName, attribs, text: '' };
      },
    },
  });
  return clean.replaceAll(NO_PLAYER, '').replace(WRAPPER_TAG, '').replaceAll(VOID_END, '>') as CleanHtml;
}

/** End of a void tag as sanitize-html writes it. No `>` stands in a text or an attribute, so each belongs to a tag. */
const VOID_END = ' />';
const NO_PLAYER = '<iframe></iframe>';
/** Name given to elements that are removed while their content stays. */
const WRAPPER = 'docs-wrapper';
const WRAPPER_TAG = /<\/?docs-wrapper(?: [^>]*)?>/g;

function linkToPicture(source: string, alt: string): sanitizeHtml.Tag {
  const link = /^https?:\/\//i.test(source) ? articleLink(source) : null;
  if (!link) return { tagName: 'span', attribs: {}, text: alt };
  return {
    tagName: 'a',
    attribs: { href: link.href, ...NEW_TAB },
    text: alt ? `Voir l’image : ${alt}` : 'Voir l’image',
  };
}
