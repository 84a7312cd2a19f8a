import { Link } from 'wouter';
import type { ArticleStatus } from '../../core/editing/article-form.ts';
import { NEW_ARTICLE_ADDRESS } from '../../core/site/addresses.ts';
import { LIST_COPY as COPY } from './copy.ts';

const SKELETON_ROWS = 6;

/** What stands where rows will be. */
export function ListSkeleton() {
  return (
    <div className="skeleton" role="status" aria-label={COPY.loading}>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <div key={index} aria-hidden="true" />
      ))}
    </div>
  );
}

/** What stands there when they did not come. */
export function ListFailure({ retry }: { retry: () => void }) {
  const { title, text, advice, retry: label } = COPY.error;
  return (
    <div className="notice" role="alert">
      <h2 className="text-xl">{title}</h2>
      <p>{text}</p>
      <p>{advice}</p>
      <button type="button" className="button button-quiet" onClick={retry}>
        {label}
      </button>
    </div>
  );
}

/** What stands there when there are none. */
export function EmptyList({ status, search, clear }: { status: ArticleStatus; search: string; clear: () => void }) {
  const { text, create } = COPY.empty[status];
  return (
    <div className="notice">
      <p>{search ? COPY.empty.search(search) : text}</p>
      {search ? (
        <button type="button" className="button button-quiet" onClick={clear}>
          {COPY.search.clear}
        </button>
      ) : (
        <Link className="button" href={NEW_ARTICLE_ADDRESS}>
          {create}
        </Link>
      )}
    </div>
  );
}
