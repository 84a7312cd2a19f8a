import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { daysLeft } from '../../core/editing/trash.ts';
import { editorAddress } from '../../core/site/addresses.ts';
import { shortDate } from '../../core/time/paris-time.ts';
import type { DeletedArticle } from '../../gateway/browser/trash.ts';
import { tellRestored, tellVisibleChange } from '../editor/publication/visible-changes.ts';
import { ARTICLES } from '../list/article-page.ts';
import { TypeBadge } from '../list/ArticleName.tsx';
import { LIST_COPY } from '../list/copy.ts';
import { useServices } from '../services.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { TRASH_COPY as COPY } from './copy.ts';

const TRASH = ['trash'];

/** Deleted articles, each with a button to restore it. */
export function TrashScreen() {
  const { deletedArticles, now } = useServices();
  const { data, isError, refetch } = useQuery({ queryKey: TRASH, queryFn: () => deletedArticles() });
  const intro = useRef<HTMLParagraphElement>(null);
  const { pending, restore } = useRestoration(() => intro.current?.focus());
  const instant = now();
  return (
    <section className="list-screen">
      <ScreenTitle text={COPY.title} />
      <p ref={intro} tabIndex={-1}>
        {COPY.intro}
      </p>
      {!data && isError && <LoadFailure copy={COPY.error} retry={() => void refetch()} />}
      {!data && !isError && <div className="skeleton" role="status" aria-label={COPY.loading} />}
      {data?.length === 0 && <p className="notice">{COPY.empty}</p>}
      {data && data.length > 0 && (
        <ul className="trash" aria-label={COPY.list}>
          {data.map((article) => (
            <li key={article.id} aria-busy={pending === article.id}>
              <strong>{article.title || LIST_COPY.untitled}</strong>
              <TypeBadge contentType={article.contentType} />
              {article.status === 'draft' && <span className="mark">{LIST_COPY.draft}</span>}
              <span>{COPY.deletedOn(shortDate(article.deletedAt))}</span>
              <span>{COPY.daysLeft(daysLeft(article.deletedAt, instant))}</span>
              <button
                type="button"
                className="chip"
                aria-label={COPY.restoreTitle(article.title || LIST_COPY.untitled)}
                aria-disabled={pending !== null}
                onClick={({ currentTarget }) => void restore(article, currentTarget)}
              >
                {COPY.restore}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * Restores articles, one at a time, and reports the outcome.
 *
 * @param onFocusLost called before the row with the focused button disappears
 */
function useRestoration(onFocusLost: () => void) {
  const { restoreArticle, isPublic, toasts } = useServices();
  const queries = useQueryClient();
  const [pending, setPending] = useState<string | null>(null);

  const restore = async ({ id, title }: DeletedArticle, button: HTMLElement) => {
    if (pending !== null) return;
    setPending(id);
    const outcome = await restoreArticle(id).catch(() => 'failed' as const);
    setPending(null);
    const { text, refused, failed } = COPY.notRestored;
    if (outcome === 'refused' || outcome === 'failed') {
      tellVisibleChange(null);
      toasts.warn({ text, advice: outcome === 'refused' ? refused : failed, close: COPY.close });
      return;
    }
    void tellRestored(id, isPublic);
    if (document.activeElement === button) onFocusLost();
    queries.setQueryData<DeletedArticle[]>(TRASH, (articles) => articles?.filter((article) => article.id !== id));
    void queries.invalidateQueries({ queryKey: TRASH });
    void queries.invalidateQueries({ queryKey: [ARTICLES] });
    if (outcome === 'not_found') return toasts.tell(COPY.gone);
    toasts.tell(COPY.restored, { detail: title, link: { label: COPY.open, address: editorAddress(id) } });
    if (outcome === 'restored_without_slug') {
      const { text: without, advice } = COPY.withoutSlug;
      toasts.warn({ text: without, advice: advice(title), close: COPY.close });
    }
  };
  return { pending, restore };
}
