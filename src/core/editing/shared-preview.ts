import type { ArticleForm } from './article-form.ts';

/** Article as it is now, for the holder of a preview link. */
export interface SharedPreview {
  form: ArticleForm;
  /** ISO 8601. */
  expiresAt: string;
}
