import type { ArticleSort } from '../../core/editing/listed-article.ts';
import { shortDate } from '../../core/time/paris-time.ts';
import { ArticleName, TypeBadge } from './ArticleName.tsx';
import { areDrafts, columnsOf, type RowsProps } from './ArticleTable.tsx';
import { listedDate } from './article-marks.ts';
import { LIST_COPY as COPY } from './copy.ts';
import { SORTS } from './list-address.ts';
import { sortedBy } from './pages-of-list.ts';
import { SortDirection } from './SortDirection.tsx';

/** Articles on a phone: a card each, below a control to sort them. */
export function ArticleCards({ articles, status, view, setView, now, busy, actionsOf }: RowsProps) {
  return (
    <>
      <p className="card-sort">
        <label>
          <span>{COPY.sortBy}</span>
          <select
            value={view.sort}
            onChange={({ target }) => setView(sortedBy(SORTS, view, target.value as ArticleSort))}
          >
            {columnsOf(status).map(({ sort, label }) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <SortDirection isAscending={view.isAscending} reverse={() => setView(sortedBy(SORTS, view, view.sort))} />
      </p>
      <ul className="article-cards" aria-label={COPY.caption[status]}>
        {articles.map((article) => (
          <li key={article.id} aria-busy={busy.has(article.id)}>
            <ArticleName article={article} now={now} />
            <p>
              <TypeBadge contentType={article.contentType} /> {shortDate(listedDate(article))}
              {!areDrafts(status) && ` · ${article.readingTime}`}
            </p>
            {actionsOf(article)}
          </li>
        ))}
      </ul>
    </>
  );
}
