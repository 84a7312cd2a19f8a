import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { UNSENT_COPY } from './copy.ts';
import { firstWords } from './first-words.ts';

/** Returns the name of a kept text: its title, or its first words. */
export function titleOf({ form }: { form: ArticleForm }): string {
  return form.title.trim() || firstWords(form.content) || UNSENT_COPY.untitled;
}
