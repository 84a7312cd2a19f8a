import type { LinkTarget } from '../../../../gateway/browser/articles.ts';
import { LINK_COPY } from './copy.ts';
import type { FoundArticles } from './use-found-articles.ts';

interface Props {
  id: string;
  found: FoundArticles;
  /** Which one the arrows have reached; -1 for none. */
  chosen: number;
  choose(article: LinkTarget): void;
}

/** The articles that a search by title has found, and how it went. */
export function ArticleOptions({ id, found, chosen, choose }: Props) {
  const articles = found.kind === 'found' ? found.articles : [];
  return (
    <>
      <div id={id} role="listbox" aria-label={LINK_COPY.articles} className="options" hidden={articles.length === 0}>
        {articles.map((article, index) => (
          // The arrows of the field lead here; the mouse comes by itself.
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
          <div
            key={article.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(article)}
          >
            {article.title}
            {article.status === 'draft' && <small> ({LINK_COPY.draft})</small>}
          </div>
        ))}
      </div>
      <p role="status" className={found.kind === 'unreachable' ? 'field-error' : 'field-hint'}>
        {says(found)}
      </p>
    </>
  );
}

function says(found: FoundArticles): string {
  switch (found.kind) {
    case 'none':
      return '';
    case 'searching':
      return LINK_COPY.searching;
    case 'unreachable':
      return LINK_COPY.unreachable;
    case 'found':
      return found.articles.length === 0 ? LINK_COPY.noArticle : LINK_COPY.found(found.articles.length);
  }
}
