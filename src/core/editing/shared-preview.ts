import type { ArticleForm } from './article-form.ts';

/** What `readPreview(token)` gives to whoever has the link: the article as it is now, and until when the link leads to it. */
export interface SharedPreview {
  form: ArticleForm;
  /** In ISO 8601. */
  expiresAt: string;
}
