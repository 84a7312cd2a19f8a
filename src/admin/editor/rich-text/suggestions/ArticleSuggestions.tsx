import { articleAddress } from '../../../../core/site/addresses.ts';
import { useEditorTools } from '../editor-tools.ts';
import { LINK_COPY } from '../links/copy.ts';
import { setLinkedText } from '../links/linked-text.ts';
import { useFoundArticles } from '../links/use-found-articles.ts';
import { SUGGESTION_COPY } from './copy.ts';
import { SuggestionBox } from './SuggestionBox.tsx';
import type { Suggestion } from './suggestions-extension.ts';

/** Our articles whose titles contain the text typed behind `[[`. */
export function ArticleSuggestions({ suggestion }: { suggestion: Suggestion }) {
  const { editor, findArticles } = useEditorTools();
  const query = suggestion.query.trim();
  const found = useFoundArticles(query === '' ? null : query, findArticles);
  const articles = found.kind === 'found' ? found.articles : [];
  const message = {
    none: SUGGESTION_COPY.askTitle,
    searching: LINK_COPY.searching,
    unreachable: LINK_COPY.unreachable,
    found: articles.length === 0 ? LINK_COPY.noArticle : '',
  }[found.kind];
  return (
    <SuggestionBox
      label={SUGGESTION_COPY.articles}
      suggestion={suggestion}
      message={message}
      options={articles.map((article) => ({
        key: article.id,
        content: (
          <>
            {article.title}
            {article.status === 'draft' && <small> ({LINK_COPY.draft})</small>}
          </>
        ),
        choose: () =>
          setLinkedText(editor, suggestion.range, {
            href: articleAddress(article),
            text: article.title,
            isTextNew: true,
          }),
      }))}
    />
  );
}
