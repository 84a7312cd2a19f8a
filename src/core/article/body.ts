import { slugify } from '../text/slugify.ts';
import { cleanHtml, type CleanHtml, type CleaningOptions } from './clean.ts';
import { EMBED_PLACE, takeEmbedsOut } from './embed-places.ts';
import type { Embed } from './embed.ts';

const TABLE_OF_CONTENTS_HEADINGS = 3;
const CALL_TO_ACTION_PARAGRAPHS = 4;

const TABLE_OF_CONTENTS_ID = 'sommaire';

/** Ids of the page's own parts, which no heading may take. */
const PAGE_IDS = ['contenu', TABLE_OF_CONTENTS_ID, 'compteurs', 'aussi'];

export interface Heading {
  level: 2 | 3;
  id: string;
  text: string;
}

export interface ArticleBody {
  /** Cleaned HTML, cut in two where a call to action stands between. */
  parts: [CleanHtml] | [CleanHtml, CleanHtml];
  /** Empty when there are too few headings for a table. */
  tableOfContents: Heading[];
  /** Players that `splitAtEmbeds` puts back into the parts. */
  embeds: Embed[];
}

interface FoundHeading extends Heading {
  /** Offset right after the tag's name, where ` id="…"` goes. */
  position: number;
}

/**
 * Turns an article's stored HTML into what its page shows: cleaned, with an id on every h2 and h3, a table of
 * contents from 3 headings on, and cut after the middle paragraph when it has at least 4.
 */
export function renderBody(html: string, options: CleaningOptions): ArticleBody {
  const { html: clean, embeds } = takeEmbedsOut(cleanHtml(html, options));
  const { headings, paragraphEnds } = readStructure(clean);
  const cut =
    paragraphEnds.length >= CALL_TO_ACTION_PARAGRAPHS
      ? paragraphEnds[Math.ceil(paragraphEnds.length / 2) - 1]
      : undefined;
  return {
    parts:
      cut === undefined
        ? [withIds(clean, headings, 0, clean.length)]
        : [withIds(clean, headings, 0, cut), withIds(clean, headings, cut, clean.length)],
    tableOfContents:
      headings.length >= TABLE_OF_CONTENTS_HEADINGS ? headings.map(({ level, id, text }) => ({ level, id, text })) : [],
    embeds,
  };
}

/** Returns the ids that links within the page may lead to: those of headings, and those of the page's own parts. */
export function linkableIds({ parts, tableOfContents }: ArticleBody): Set<string> {
  const headings = Array.from(parts.join('').matchAll(/<h[23] id="([^"]*)"/g), ([, id = '']) => id);
  const ownParts = PAGE_IDS.filter((id) => id !== TABLE_OF_CONTENTS_ID || tableOfContents.length > 0);
  return new Set([...headings, ...ownParts]);
}

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;
const VOID_TAGS = new Set(['br', 'hr', 'img']);
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Scans what `cleanHtml` wrote: balanced lower-case tags and no other `<` or `>`, so no parser is needed. */
function readStructure(clean: CleanHtml): { headings: FoundHeading[]; paragraphEnds: number[] } {
  const headings: FoundHeading[] = [];
  const paragraphEnds: number[] = [];
  const usedIds = new Set<string>(PAGE_IDS);
  const nextNumbers = new Map<string, number>();
  let depth = 0;
  let headingStart: number | null = null;
  let paragraphStart = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of clean.matchAll(TAG)) {
    if (VOID_TAGS.has(name)) continue;
    const isHeading = name === 'h2' || name === 'h3';
    if (slash === '') {
      depth += 1;
      if (isHeading) headingStart = index;
      if (name === 'p') paragraphStart = index;
      continue;
    }
    depth -= 1;
    if (name === 'p' && depth === 0 && isShown(clean.slice(paragraphStart, index))) {
      paragraphEnds.push(index + tag.length);
    }
    // The innermost of nested headings counts.
    if (isHeading && headingStart !== null) {
      const position = headingStart + '<h2'.length;
      const text = textOf(clean.slice(headingStart, index));
      headingStart = null;
      if (text === '') continue;
      headings.push({ level: name === 'h2' ? 2 : 3, id: uniqueId(text, usedIds, nextNumbers), text, position });
    }
  }
  return { headings, paragraphEnds };
}

const TEXT_AFTER_TAG = />\s*[^\s<]/;

/** Returns false for the empty paragraphs that editors leave as blank lines. */
function isShown(paragraph: string): boolean {
  return paragraph.includes('<img ') || TEXT_AFTER_TAG.test(paragraph);
}

function textOf(clean: string): string {
  return clean
    .replace(EMBED_PLACE, '')
    .replace(TAG, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

function uniqueId(text: string, used: Set<string>, nextNumbers: Map<string, number>): string {
  const base = slugify(text) || 'partie';
  let id = base;
  let number = nextNumbers.get(base) ?? 2;
  while (used.has(id)) id = `${base}-${number++}`;
  nextNumbers.set(base, number);
  used.add(id);
  return id;
}

function withIds(html: CleanHtml, headings: FoundHeading[], start: number, end: number): CleanHtml {
  let result = '';
  let position = start;
  for (const heading of headings) {
    if (heading.position < start || heading.position >= end) continue;
    result += `${html.slice(position, heading.position)} id="${heading.id}"`;
    position = heading.position;
  }
  return (result + html.slice(position, end)) as CleanHtml;
}
