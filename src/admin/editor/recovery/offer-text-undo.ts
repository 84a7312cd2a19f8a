import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { Toasts } from '../../../presentation/toasts/toast-region.ts';
import type { Replaced } from '../editing-session.ts';
import { UNDO_COPY, REPLACEMENT_NAMES } from './copy.ts';
import { titleOf } from './title-of-text.ts';

/** Offers for a while to restore a replaced text, then forgets it. `what` names the replacement. */
export async function offerTextUndo(
  toasts: Pick<Toasts, 'offerUndo'>,
  replaced: Replaced | null,
  form: ArticleForm,
  what: keyof typeof REPLACEMENT_NAMES,
): Promise<void> {
  if (!replaced) return;
  const outcome = await toasts.offerUndo({ text: REPLACEMENT_NAMES[what], subject: titleOf({ form }), ...UNDO_COPY });
  if (outcome === 'undone') replaced.undo();
  else replaced.forget();
}
