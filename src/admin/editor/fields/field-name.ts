import type { ArticleForm } from '../../../core/editing/article-form.ts';

/** The id of a field's control: a message, or the checklist, leads to it. */
export function controlId(field: keyof ArticleForm): string {
  return `article-${field}`;
}

/** Brings the keyboard to a field. */
export function focusField(field: keyof ArticleForm): void {
  const control = document.getElementById(controlId(field));
  for (let part = control?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
  control?.focus();
}
