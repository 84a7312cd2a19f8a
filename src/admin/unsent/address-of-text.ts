import { editorAddress } from '../../core/site/addresses.ts';
import { unsavedArticleAddress } from '../editor/saving/new-article-address.ts';
import type { UnsentText } from '../editor/saving/unsent-texts.ts';

/** Where a kept text is found again: an article that was never saved has the address that it was begun at. */
export function addressOfText({ articleId, form, isNew }: UnsentText): string {
  return isNew ? unsavedArticleAddress(articleId, form.contentType) : editorAddress(articleId);
}
