import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { UNSENT_COPY } from './copy.ts';
import { firstWords } from './first-words.ts';

/** What a kept text is called: its title, its first words without one. */
export function titleOf({ form }: { form: ArticleForm }): string {
  return form.title.trim() || firstWords(form.content) || UNSENT_COPY.untitled;
}
