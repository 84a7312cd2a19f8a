import { ARTICLE_FIELDS } from '../article/article-fields.ts';
import { linkableIds, renderBody } from '../article/body.ts';
import { decodedFragment } from '../site/decoded-fragment.ts';
import { pagesAtOneAddress } from '../site/page-table.ts';
import { addressTarget } from '../site/redirects.ts';
import { SOCIAL_PICTURE_HEIGHT, SOCIAL_PICTURE_WIDTH } from '../site/social-picture.ts';
import type { ArticleFields, ArticleForm } from './article-form.ts';
import { lengthOf, SHORTEST_META_DESCRIPTION } from './form-problems.ts';
import type { TextPlace } from './rich-text-handle.ts';
import { textStructure, type TextHeading, type TextLink, type TextStructure } from './text-structure.ts';

export type ChecklistKind =
  | 'empty-text'
  | 'too-deep'
  | 'broken-link'
  | 'unpublished-link'
  | 'broken-fragment'
  | 'forbidden-link'
  | 'silent-link'
  | 'picture-without-alt'
  | 'cover-without-alt'
  | 'no-cover'
  | 'small-cover'
  | 'skipped-heading'
  | 'empty-heading'
  | 'long-title'
  | 'no-description'
  | 'short-description'
  | 'long-description'
  | 'no-category';

export type ChecklistPlace = { field: keyof ArticleFields } | { text: TextPlace | null };

export interface ChecklistItem {
  kind: ChecklistKind;
  /** Link, heading or length to quote; empty where there is none. */
  subject: string;
  place: ChecklistPlace;
}

/** Link targets to look up before links can be judged. */
export interface LinkQuestions {
  articles: string[];
  /** Addresses of the site that belong to no article and to no page of the table. */
  addresses: string[];
}

/** Results of the look-ups; a target in neither list counts as fine. */
export interface LinkAnswers {
  /** Names of articles that do not exist. */
  missing: ReadonlySet<string>;
  /** Names of articles that visitors do not see. */
  unpublished: ReadonlySet<string>;
  /** Addresses that lead nowhere. */
  broken: ReadonlySet<string>;
}

export interface ChecklistFacts {
  siteHost: string | null;
  /** Null until the answers have come. */
  links: LinkAnswers | null;
  /** Size of the main picture in pixels; null without picture, or while unknown. */
  cover: { width: number; height: number } | null;
}

/** Returns the look-ups that the links of a text need. @throws Error when it nests elements more than 500 deep */
export function linkQuestions(html: string, siteHost: string | null): LinkQuestions {
  const articles = new Set<string>();
  const addresses = new Set<string>();
  for (const link of textStructure(html, siteHost).links) {
    const path = pathOf(link);
    if (path === null || isOwnPage(path)) continue;
    const target = addressTarget(path);
    if (target?.kind === 'article') articles.add(target.name);
    else addresses.add(path);
  }
  return { articles: [...articles], addresses: [...addresses] };
}

/** Returns suggestions for an article, in the order of the screen. None of them prevents publishing. */
export function checklist(form: ArticleForm, { siteHost, links, cover }: ChecklistFacts): ChecklistItem[] {
  try {
    const structure = textStructure(form.content, siteHost);
    return [
      ...coverItems(form, cover),
      ...(form.categories.length > 0 ? [] : [item('no-category', '', { field: 'categories' })]),
      ...(structure.isEmpty ? [item('empty-text', '', { text: null })] : []),
      ...headingItems(structure.headings),
      ...structure.pictures.flatMap(({ alt }, index) =>
        alt === null ? [item('picture-without-alt', String(index + 1), { text: { selector: 'img', index } })] : [],
      ),
      ...linkItems(structure, fragmentsOf(form.content), links),
      ...lengthItems(form),
    ];
  } catch {
    return [item('too-deep', '', { text: null })];
  }
}

function coverItems({ imageUrl, imageAlt }: ArticleForm, cover: ChecklistFacts['cover']): ChecklistItem[] {
  if (imageUrl === null) return [item('no-cover', '', { field: 'imageUrl' })];
  const isSmall = cover !== null && (cover.width < SOCIAL_PICTURE_WIDTH || cover.height < SOCIAL_PICTURE_HEIGHT);
  return [
    ...(isSmall ? [item('small-cover', `${cover.width} × ${cover.height}`, { field: 'imageUrl' })] : []),
    ...(imageAlt.trim() === '' ? [item('cover-without-alt', '', { field: 'imageAlt' })] : []),
  ];
}

function headingItems(headings: TextHeading[]): ChecklistItem[] {
  let before = 1;
  return headings.flatMap(({ level, text }, index): ChecklistItem[] => {
    const place = { text: { selector: 'h1, h2, h3, h4, h5, h6', index } as const };
    if (text.trim() === '') return [item('empty-heading', String(index + 1), place)];
    const isSkipped = level > before + 1;
    before = level;
    return isSkipped ? [item('skipped-heading', text.trim(), place)] : [];
  });
}

function linkItems(
  { links }: TextStructure,
  fragments: ReadonlySet<string>,
  answers: LinkAnswers | null,
): ChecklistItem[] {
  return links.flatMap((link, index): ChecklistItem[] => {
    const kinds = [problemOf(link, fragments, answers), link.text.trim() === '' ? 'silent-link' : null] as const;
    const subject = link.text.trim() || (link.href ?? '');
    return kinds.flatMap((kind) => (kind === null ? [] : [item(kind, subject, { text: { selector: 'a', index } })]));
  });
}

function problemOf(link: TextLink, fragments: ReadonlySet<string>, answers: LinkAnswers | null): ChecklistKind | null {
  if (link.href === null) return 'forbidden-link';
  if (link.href.startsWith('#')) return fragments.has(decodedFragment(link.href.slice(1))) ? null : 'broken-fragment';
  const path = pathOf(link);
  if (path === null || answers === null || isOwnPage(path)) return null;
  const target = addressTarget(path);
  if (target?.kind !== 'article') return answers.broken.has(path) ? 'broken-link' : null;
  if (answers.missing.has(target.name)) return 'broken-link';
  return answers.unpublished.has(target.name) ? 'unpublished-link' : null;
}

function lengthItems({ title, metaTitle, description, metaDescription }: ArticleForm): ChecklistItem[] {
  const shownTitle = metaTitle.trim() || title.trim();
  const shownDescription = metaDescription.trim() || description.trim();
  const length = lengthOf(shownDescription);
  const place: ChecklistPlace = { field: metaDescription.trim() === '' ? 'description' : 'metaDescription' };
  const items: ChecklistItem[] = [];
  const titleLength = lengthOf(shownTitle);
  if (titleLength > ARTICLE_FIELDS.metaTitle.longest) {
    items.push(item('long-title', String(titleLength), { field: 'metaTitle' }));
  }
  if (length === 0) items.push(item('no-description', '', { field: 'description' }));
  else if (length < SHORTEST_META_DESCRIPTION) items.push(item('short-description', String(length), place));
  if (length > ARTICLE_FIELDS.metaDescription.longest) {
    items.push(item('long-description', String(length), { field: 'metaDescription' }));
  }
  return items;
}

function item(kind: ChecklistKind, subject: string, place: ChecklistPlace): ChecklistItem {
  return { kind, subject, place };
}

/** Returns the fragments that links may lead to: ids by the rule of the build, and the top. */
function fragmentsOf(html: string): ReadonlySet<string> {
  return new Set(['', 'top', ...linkableIds(renderBody(html, { imageOrigin: null }))]);
}

/** Returns the path of a link inside the site, null for any other. */
function pathOf({ href }: TextLink): string | null {
  return href?.startsWith('/') ? (/^[^?#]*/.exec(href)?.[0] ?? null) : null;
}

const OWN_PAGES: ReadonlySet<string> = new Set(pagesAtOneAddress().map(({ address }) => address));

function isOwnPage(path: string): boolean {
  return OWN_PAGES.has(path);
}
