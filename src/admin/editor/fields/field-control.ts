import type { ArticleForm } from '../../../core/editing/article-form.ts';

/** Returns the id of a field's control, to which messages and the checklist lead. */
export function controlId(field: keyof ArticleForm): string {
  return `article-${field}`;
}

export function focusField(field: keyof ArticleForm): void {
  const control = document.getElementById(controlId(field));
  for (let part = control?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
  control?.focus();
}
