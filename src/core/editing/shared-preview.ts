import type { ArticleForm } from './article-form.ts';

/** Result of `readPreview(token)`: the article as it is now, and the expiry of the link. */
export interface SharedPreview {
  form: ArticleForm;
  /** In ISO 8601. */
  expiresAt: string;
}
