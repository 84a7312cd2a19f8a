import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { Toasts } from '../../../presentation/toasts/toast-region.ts';
import type { Replaced } from '../editing-session.ts';
import { UNDO_COPY, WAY_BACK_COPY } from './copy.ts';
import { titleOf } from './title-of-text.ts';

/** Offers for a while to restore a replaced text, then forgets it. `what` names the replacement. */
export async function offerWayBack(
  toasts: Pick<Toasts, 'offerUndo'>,
  replaced: Replaced | null,
  form: ArticleForm,
  what: keyof typeof WAY_BACK_COPY,
): Promise<void> {
  if (!replaced) return;
  const outcome = await toasts.offerUndo({ text: WAY_BACK_COPY[what], subject: titleOf({ form }), ...UNDO_COPY });
  if (outcome === 'undone') replaced.undo();
  else replaced.forget();
}
