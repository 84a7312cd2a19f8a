import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { UNSENT_COPY } from './copy.ts';

const MOST_LETTERS = 80;
const BLOCK_TAG = /<\/?(?:p|h[1-6]|li|div|br|tr|t[dh]|blockquote)\b/gi;

/** Returns the name of a kept text: its title, or its first words. */
export function titleOf({ form }: { form: ArticleForm }): string {
  return form.title.trim() || firstWords(form.content) || UNSENT_COPY.untitled;
}

/** Returns the first words of an HTML text. Parses the HTML apart from the page, so that none of it loads or runs. */
export function firstWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(BLOCK_TAG, ' $&'), 'text/html');
  const letters = Array.from(body.textContent.replace(/\s+/g, ' ').trim());
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('').trimEnd()}…` : letters.join('');
}
