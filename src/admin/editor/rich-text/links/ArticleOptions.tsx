import type { LinkTarget } from '../../../../gateway/browser/articles.ts';
import { showOption } from '../../../listbox.ts';
import { LINK_COPY } from './copy.ts';
import type { FoundArticles } from './use-found-articles.ts';

interface Props {
  id: string;
  found: FoundArticles;
  /** Index that the arrows have reached; -1 for none. */
  chosen: number;
  choose(article: LinkTarget): void;
}

/** Articles found by title, or the state of the search. */
export function ArticleOptions({ id, found, chosen, choose }: Props) {
  const articles = found.kind === 'found' ? found.articles : [];
  return (
    <>
      <div id={id} role="listbox" aria-label={LINK_COPY.articles} className="options" hidden={articles.length === 0}>
        {articles.map((article, index) => (
          // The field's arrow keys choose an option; the click handler is for the mouse.
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
          <div
            key={article.id}
            id={`${id}-${index}`}
            ref={index === chosen ? showOption : undefined}
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
        {messageOf(found)}
      </p>
    </>
  );
}

function messageOf(found: FoundArticles): string {
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
