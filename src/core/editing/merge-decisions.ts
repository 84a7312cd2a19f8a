import type { ArticleField } from '../article/article-fields.ts';
import type { ArticleForm } from './article-form.ts';
import { alignBlocks } from './block-alignment.ts';
import { comparableField } from './field-difference.ts';
import type { FormDifference } from './form-difference.ts';
import type { ParagraphDifference } from './paragraph-difference.ts';
import { textBlocks, type TextBlock } from './text-blocks.ts';

/** Side of a difference that a merged text takes; `both` keeps the two, one after the other. */
export type Side = 'before' | 'after' | 'both' | 'neither';

/** Side that a difference takes by itself; `ask` where both writers changed the same thing. */
export type Decision = Side | 'ask';

/** Two texts and their common base. */
export interface Branches {
  base: ArticleForm;
  before: ArticleForm;
  after: ArticleForm;
}

/** Decision for each difference: fields by name, paragraphs by index in `FormDifference.paragraphs`. */
export interface MergeDecisions {
  fields: ReadonlyMap<ArticleField, Decision>;
  paragraphs: ReadonlyMap<number, Decision>;
}

/** Block of the base that a block of a text corresponds to. */
interface Origin {
  base: TextBlock;
  isKept: boolean;
}

/**
 * Takes each difference from the side that changed it, if only one did. Merges lists from what each side added and
 * removed.
 * @param difference result of `formDifference` for `before` and `after`
 */
export function mergeDecisions(branches: Branches, difference: FormDifference): MergeDecisions {
  const { fields, paragraphs } = difference;
  const decide = paragraphDecider(branches.base, paragraphs);
  return {
    fields: new Map(fields.map(({ field }) => [field, fieldDecision(field, branches)])),
    paragraphs: new Map(
      paragraphs.flatMap((paragraph, index): [number, Decision][] =>
        paragraph.kind === 'same' ? [] : [[index, decide(paragraph)]],
      ),
    ),
  };
}

function fieldDecision(field: ArticleField, { base, before, after }: Branches): Decision {
  const former = comparableField(field, base);
  if (comparableField(field, after) === former) return 'before';
  if (comparableField(field, before) === former) return 'after';
  return Array.isArray(base[field]) ? 'both' : 'ask';
}

function paragraphDecider(base: ArticleForm, paragraphs: readonly ParagraphDifference[]) {
  const baseBlocks = textBlocks(base.content);
  const removed = paragraphs.flatMap((paragraph) => (paragraph.kind === 'removed' ? [paragraph.before] : []));
  const added = paragraphs.flatMap((paragraph) => (paragraph.kind === 'added' ? [paragraph.after] : []));
  const origins = new Map([
    ...originsOf(
      baseBlocks,
      paragraphs.flatMap((paragraph) => ('before' in paragraph ? [paragraph.before] : [])),
    ),
    ...originsOf(
      baseBlocks,
      paragraphs.flatMap((paragraph) => ('after' in paragraph ? [paragraph.after] : [])),
    ),
  ]);
  const isKept = (block: TextBlock) => origins.get(block)?.isKept ?? false;
  const isKeptAmong = (others: TextBlock[], { signature }: TextBlock) =>
    others.some((other) => other.signature === signature && isKept(other));

  return (difference: Exclude<ParagraphDifference, { kind: 'same' }>): Decision => {
    switch (difference.kind) {
      case 'changed': {
        const [before, after] = [origins.get(difference.before), origins.get(difference.after)];
        if (before?.base !== after?.base) return 'ask';
        if (before?.isKept) return 'after';
        return after?.isKept ? 'before' : 'ask';
      }
      case 'removed': {
        const origin = origins.get(difference.before);
        if (origin) return origin.isKept ? 'neither' : 'ask';
        // A paragraph that both moved stands where `after` has it.
        return difference.isMoved && !isKeptAmong(added, difference.before) ? 'neither' : 'before';
      }
      case 'added': {
        const origin = origins.get(difference.after);
        if (!origin) return 'after';
        if (!origin.isKept) return 'ask';
        // Never leave out a paragraph that both kept, wherever the comparison places it.
        return isKeptAmong(removed, difference.after) ? 'after' : 'neither';
      }
    }
  };
}

function originsOf(base: TextBlock[], blocks: TextBlock[]): [TextBlock, Origin][] {
  return alignBlocks(base, blocks).flatMap(({ before, after }): [TextBlock, Origin][] =>
    before && after
      ? [[after, { base: before, isKept: before.kind === after.kind && before.signature === after.signature }]]
      : [],
  );
}
