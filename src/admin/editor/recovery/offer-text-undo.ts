import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { Toasts } from '../../../presentation/toasts/toast-region.ts';
import type { Replaced } from '../editing-session.ts';
import { UNDO_COPY, REPLACEMENT_NAMES } from './copy.ts';
import { titleOf } from './title-of-text.ts';

/**
 * Offers for a while to restore a replaced text, then forgets it.
 *
 * @param replacement kind of the replacement, which the offer names
 */
export async function offerTextUndo(
  toasts: Pick<Toasts, 'offerUndo'>,
  replaced: Replaced | null,
  form: ArticleForm,
  replacement: keyof typeof REPLACEMENT_NAMES,
): Promise<void> {
  if (!replaced) return;
  const outcome = await toasts.offerUndo({
    text: REPLACEMENT_NAMES[replacement],
    subject: titleOf({ form }),
    ...UNDO_COPY,
  });
  if (outcome === 'undone') replaced.undo();
  else replaced.forget();
}
