import type { ReactNode } from 'react';
import type { ArticleSort, ListedArticle, ListedStatus } from '../../core/editing/listed-article.ts';
import { shortDate } from '../../core/time/paris-time.ts';
import { ArticleName, TypeBadge } from './ArticleName.tsx';
import { listedDate } from './article-marks.ts';
import { LIST_COPY as COPY } from './copy.ts';
import { SORTS, type ListView } from './list-address.ts';
import { sortedBy } from './pages-of-list.ts';

export interface RowsProps {
  articles: ListedArticle[];
  status: ListedStatus;
  view: ListView;
  setView: (view: ListView) => void;
  now: number;
  busy: ReadonlySet<string>;
  actionsOf: (article: ListedArticle) => ReactNode;
}

export function areDrafts(status: ListedStatus): boolean {
  return status === 'draft' || status === 'proposed';
}

/** Returns the sortable columns of a list; drafts have no reading time yet. */
export function columnsOf(status: ListedStatus): { sort: ArticleSort; label: string }[] {
  const date = areDrafts(status) ? COPY.creationDate : COPY.columns.date;
  const columns: ArticleSort[] = areDrafts(status)
    ? ['title', 'type', 'date']
    : ['title', 'type', 'date', 'reading-time'];
  return columns.map((sort) => ({ sort, label: sort === 'date' ? date : COPY.columns[sort] }));
}

/** Articles in columns, whose headers sort. */
export function ArticleTable({ articles, status, view, setView, now, busy, actionsOf }: RowsProps) {
  return (
    <table className="article-table">
      <caption>{COPY.caption[status]}</caption>
      <thead>
        <tr>
          {columnsOf(status).map(({ sort, label }) => (
            <th key={sort} scope="col" aria-sort={directionOf(view, sort)}>
              <button type="button" onClick={() => setView(sortedBy(SORTS, view, sort))}>
                {label}
                <span aria-hidden="true" className="sort-arrow" />
              </button>
            </th>
          ))}
          <th scope="col">{COPY.actions}</th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <tr key={article.id} aria-busy={busy.has(article.id)}>
            <th scope="row">
              <ArticleName article={article} now={now} />
            </th>
            <td>
              <TypeBadge contentType={article.contentType} />
            </td>
            <td>{shortDate(listedDate(article))}</td>
            {!areDrafts(status) && <td>{article.readingTime}</td>}
            <td>{actionsOf(article)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function directionOf({ sort, isAscending }: ListView, column: ArticleSort) {
  if (sort !== column) return 'none';
  return isAscending ? 'ascending' : 'descending';
}
