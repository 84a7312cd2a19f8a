import { Link } from 'wouter';
import type { ListedStatus } from '../../core/editing/listed-article.ts';
import { NEW_ARTICLE_ADDRESS } from '../../core/site/addresses.ts';
import { LIST_COPY as COPY } from './copy.ts';

const SKELETON_ROWS = 6;

export function ListSkeleton() {
  return (
    <div className="skeleton" role="status" aria-label={COPY.loading}>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <div key={index} aria-hidden="true" />
      ))}
    </div>
  );
}

interface EmptyListProps {
  status: ListedStatus;
  search: string;
  isFiltered: boolean;
  /** Clears the filters, or else the search. */
  clear: () => void;
}

/** Message when there are no articles, or none that match. */
export function EmptyList({ status, search, isFiltered, clear }: EmptyListProps) {
  const { text, create } = COPY.empty[status];
  return (
    <div className="notice">
      <p>{isFiltered ? COPY.filters.none : search ? COPY.empty.search(search) : text}</p>
      {search || isFiltered ? (
        <button type="button" className="button button-quiet" onClick={clear}>
          {isFiltered ? COPY.filters.clear : COPY.search.clear}
        </button>
      ) : (
        <Link className="button" href={NEW_ARTICLE_ADDRESS}>
          {create}
        </Link>
      )}
    </div>
  );
}
