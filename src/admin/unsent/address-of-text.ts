import { editorAddress } from '../../core/site/addresses.ts';
import { unsavedArticleAddress } from '../editor/saving/new-article-address.ts';
import type { UnsentText } from '../editor/saving/unsent-texts.ts';

/** Returns the address that opens a kept text: of its article, or of the new article that was never saved. */
export function addressOfText({ articleId, form, isNew }: UnsentText): string {
  return isNew ? unsavedArticleAddress(articleId, form.contentType) : editorAddress(articleId);
}
