import { Parser } from 'htmlparser2';
import { slugify } from '../text/slugify.ts';
import { cleanHtml, type CleaningOptions } from './clean.ts';

export const TABLE_OF_CONTENTS_HEADINGS = 3;
export const CALL_TO_ACTION_PARAGRAPHS = 4;

export interface Heading {
  level: 2 | 3;
  id: string;
  text: string;
}

export interface ArticleBody {
  /** Cleaned HTML: whole, or in two where a call to action stands between them. */
  parts: [string] | [string, string];
  /** The entries of the table of contents; empty when there are too few for one. */
  tableOfContents: Heading[];
}

interface FoundHeading extends Heading {
  /** Where ` id="…"` goes: right after the tag's name. */
  position: number;
}

/**
 * Turns an article's stored HTML into what its page shows: cleaned, with an id on every h2 and h3, a table of
 * contents from 3 headings on, and cut after the middle paragraph when it has at least 4.
 */
export function renderBody(html: string, options: CleaningOptions): ArticleBody {
  const clean = cleanHtml(html, options);
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
  };
}

/** Finds the headings, and the ends of the paragraphs that stand at the top level. */
function readStructure(html: string): { headings: FoundHeading[]; paragraphEnds: number[] } {
  const headings: FoundHeading[] = [];
  const paragraphEnds: number[] = [];
  const usedIds = new Set<string>();
  let depth = 0;
  let open: { level: 2 | 3; position: number; text: string } | null = null;
  const parser = new Parser(
    {
      onopentag(name) {
        depth += 1;
        if (name === 'h2' || name === 'h3') {
          open = { level: name === 'h2' ? 2 : 3, position: parser.startIndex + '<h2'.length, text: '' };
        }
      },
      ontext(text) {
        if (open) open.text += text;
      },
      onclosetag(name) {
        depth -= 1;
        if (name === 'p' && depth === 0) paragraphEnds.push(parser.endIndex + 1);
        if (open && (name === 'h2' || name === 'h3')) {
          const text = open.text.replace(/\s+/g, ' ').trim();
          if (text !== '') headings.push({ ...open, text, id: uniqueId(text, usedIds) });
          open = null;
        }
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return { headings, paragraphEnds };
}

function uniqueId(text: string, used: Set<string>): string {
  const base = slugify(text) || 'partie';
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
  used.add(id);
  return id;
}

function withIds(html: string, headings: FoundHeading[], start: number, end: number): string {
  let result = '';
  let position = start;
  for (const heading of headings) {
    if (heading.position < start || heading.position >= end) continue;
    result += `${html.slice(position, heading.position)} id="${heading.id}"`;
    position = heading.position;
  }
  return result + html.slice(position, end);
}
