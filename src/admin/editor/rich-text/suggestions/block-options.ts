import { withoutAccents } from '../../../../core/text/without-accents.ts';
import type { ActionName } from '../actions/action-name.ts';
import { ACTION_COPY } from '../actions/copy.ts';

/** Blocks that the slash menu offers, in its order. */
export const OFFERED_BLOCKS: readonly ActionName[] = [
  ...(['paragraph', 'heading2', 'heading3', 'heading4', 'bulletList', 'orderedList', 'blockquote'] as const),
  ...(['picture', 'embed', 'table', 'divider', 'link'] as const),
];

/** The blocks that a word asks for: those whose label begins with it first, then those that it reminds of. Accents do not count. */
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
