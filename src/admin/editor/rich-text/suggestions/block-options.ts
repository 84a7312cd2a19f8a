import { withoutAccents } from '../../../../core/text/without-accents.ts';
import type { ActionName } from '../actions/action-name.ts';
import { ACTION_COPY } from '../actions/copy.ts';

/** Blocks of the slash menu, in order. */
export const OFFERED_BLOCKS: readonly ActionName[] = [
  ...(['paragraph', 'heading2', 'heading3', 'heading4', 'bulletList', 'orderedList', 'blockquote'] as const),
  ...(['picture', 'embed', 'table', 'divider', 'link'] as const),
];

/**
 * Returns the blocks that a word finds: first those whose label begins with the word, then those with a keyword that begins with it,
 * then those whose label contains it. Ignores accents.
 */
export function blocksFor(query: string): ActionName[] {
  const wanted = withoutAccents(query);
  const named = (name: ActionName) =>
    [ACTION_COPY[name].label, ...(ACTION_COPY[name].keywords ?? [])].map(withoutAccents);
  const rank = (name: ActionName) => {
    const [label = '', ...keywords] = named(name);
    if (label.startsWith(wanted)) return 0;
    if (keywords.some((keyword) => keyword.startsWith(wanted))) return 1;
    return label.includes(wanted) ? 2 : 3;
  };
  return OFFERED_BLOCKS.filter((name) => rank(name) < 3).sort((a, b) => rank(a) - rank(b));
}
