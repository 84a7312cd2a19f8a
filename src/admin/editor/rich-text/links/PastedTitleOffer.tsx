import { useStore } from '@nanostores/react';
import { withoutAccents } from '../../../../core/text/without-accents.ts';
import { articleAddress } from '../../../../core/site/addresses.ts';
import { useEditorTools } from '../editor-tools.ts';
import { LINK_COPY } from './copy.ts';
import { setLinkedText } from './linked-text.ts';
import { useFoundArticles } from './use-found-articles.ts';

/** Offers a link when the title of one of our articles was pasted over other words. */
export function PastedTitleOffer() {
  const { editor, findArticles } = useEditorTools();
  const words = useStore(editor.storage.titlePaste.$pastedWords);
  const found = useFoundArticles(words?.text ?? null, findArticles);
  const articles = found.kind === 'found' ? found.articles : [];
  const article = words && articles.find(({ title }) => withoutAccents(title.trim()) === withoutAccents(words.text));
  return (
    <div role="status" className="rich-text-notice">
      {article && (
        <>
          {LINK_COPY.isTitle(article.title)}{' '}
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() =>
              setLinkedText(editor, words, { href: articleAddress(article), text: words.text, isTextNew: false })
            }
          >
            {LINK_COPY.linkTitle}
          </button>{' '}
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => editor.chain().forgetPastedWords().focus().run()}
          >
            {LINK_COPY.leaveTitle}
          </button>
        </>
      )}
    </div>
  );
}
