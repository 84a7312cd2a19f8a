import { Link } from 'wouter';
import { LIST_COPY } from './copy.ts';
import { listAddressOf, type ListView } from './list-address.ts';
import { lastPage } from './pages-of-list.ts';

/** Links between pages; nothing for a single page. */
export function Pager({ view, total }: { view: ListView; total: number }) {
  const count = lastPage(total);
  if (count === 1) return null;
  const { label, previous, next, place } = LIST_COPY.pages;
  const to = (page: number) => listAddressOf({ ...view, page });
  return (
    <nav className="pager" aria-label={label}>
      {view.page > 1 && (
        <Link className="chip" href={to(view.page - 1)} rel="prev">
          {previous}
        </Link>
      )}
      <span>{place(view.page, count)}</span>
      {view.page < count && (
        <Link className="chip" href={to(view.page + 1)} rel="next">
          {next}
        </Link>
      )}
    </nav>
  );
}
