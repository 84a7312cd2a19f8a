import type { ArticleField } from '../article/article-fields.ts';
import type { ArticleForm } from './article-form.ts';
import type { FormDifference } from './form-difference.ts';
import type { Branches, Side } from './merge-decisions.ts';
import type { ParagraphDifference } from './paragraph-difference.ts';
import type { TextBlock } from './text-blocks.ts';

/** Side of each difference: fields by name, paragraphs by index in `FormDifference.paragraphs`. */
export interface MergeChoices {
  fields: ReadonlyMap<ArticleField, Side>;
  paragraphs: ReadonlyMap<number, Side>;
}

/**
 * Merges two forms as chosen; differences without a choice are taken from `after`.
 * @param difference result of `formDifference` for `before` and `after`
 */
export function mergedForm(
  { base, before, after }: Branches,
  difference: FormDifference,
  choices: MergeChoices,
): ArticleForm {
  const merged = { ...after };
  for (const { field } of difference.fields) {
    const side = choices.fields.get(field) ?? 'after';
    if (side === 'both') Object.assign(merged, { [field]: mergedList(base[field], before[field], after[field]) });
    if (side === 'before') Object.assign(merged, { [field]: before[field] });
    if (field === 'slug' && side === 'before') merged.isSlugCustom = before.isSlugCustom;
  }
  const blocks = difference.paragraphs.flatMap((paragraph, index) =>
    chosenBlocks(paragraph, choices.paragraphs.get(index) ?? 'after'),
  );
  return { ...merged, content: htmlOf(blocks) };
}

/** Returns the union of two lists, without labels that either side removed. */
function mergedList(base: unknown, before: unknown, after: unknown): unknown {
  if (!Array.isArray(base) || !Array.isArray(before) || !Array.isArray(after)) return after;
  const isRemoved = (label: unknown) => base.includes(label) && !(before.includes(label) && after.includes(label));
  return [...new Set([...before, ...after])].filter((label) => !isRemoved(label));
}

function chosenBlocks(difference: ParagraphDifference, side: Side): TextBlock[] {
  if (difference.kind === 'same') return [paired(difference.after, difference.before)];
  const blocks: TextBlock[] = [];
  const { before, after } = { before: null, after: null, ...difference };
  if (before && (side === 'before' || side === 'both')) blocks.push(after ? paired(before, after) : before);
  if (after && (side === 'after' || side === 'both')) blocks.push(before ? paired(after, before) : after);
  return blocks;
}

/** Lets an item start a list only where it does so in both texts: in one of them another item may precede it. */
function paired(block: TextBlock, other: TextBlock): TextBlock {
  if (!block.list?.isStart || !other.list || other.list.isStart) return block;
  return { ...block, list: { ...block.list, isStart: false } };
}

/** Joins blocks, with items in their lists. */
function htmlOf(blocks: TextBlock[]): string {
  let html = '';
  let open: TextBlock['list'] = null;
  for (const { html: piece, list } of blocks) {
    const isContinued = open !== null && list !== null && list.name === open.name && !list.isStart;
    if (open && !isContinued) html += `</${open.name}>`;
    if (list && !isContinued) html += list.openingTag;
    open = list;
    html += list && !/<\/li\s*>$/i.test(piece) ? `${piece}</li>` : closed(piece, list);
  }
  return open ? `${html}</${open.name}>` : html;
}

/** Closes an open paragraph: it would swallow loose words that follow. */
function closed(piece: string, list: TextBlock['list']): string {
  if (list || !/^<p[\s>]/i.test(piece) || /<\/p\s*>$/i.test(piece.trimEnd())) return piece;
  return `${piece}</p>`;
}
