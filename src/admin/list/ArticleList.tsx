import { useEffect, useRef, useState } from 'react';
import type { ListedArticle, ListedStatus } from '../../core/editing/listed-article.ts';
import { loadEditor } from '../load-editor.ts';
import { useServices } from '../services.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { RowActions } from './RowActions.tsx';
import { ArticleCards } from './ArticleCards.tsx';
import { useArticlePage } from './article-page.ts';
import { ArticleTable } from './ArticleTable.tsx';
import { LIST_COPY as COPY } from './copy.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EmptyList, ListSkeleton } from './list-states.tsx';
import { articleQuery, isFiltered, listAddressOf, NO_FILTERS, type ListView } from './list-address.ts';
import { lastPage } from './pages-of-list.ts';
import { Pager, useExistingPage } from './Pager.tsx';
import { COLUMNS_WIDTH, useMinimumWidth } from '../use-minimum-width.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRowPreview } from './use-row-preview.ts';

/** Milliseconds before the editor's code is preloaded (document 1, section 9). */
const EDITOR_DELAY = 2000;

interface Props {
  view: ListView;
  setView: (view: ListView, options?: { replace?: boolean }) => void;
}

/** Articles of a tab, or the reason why there are none. */
export function ArticleList({ view, setView }: Props) {
  const { page, shownView, isStandIn, hasFailed, retry } = useArticlePage(view);
  const summary = useRef<HTMLParagraphElement>(null);
  const isLoaded = page !== undefined;

  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => void loadEditor().catch(() => undefined), EDITOR_DELAY);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  useExistingPage(view.page, page && !isStandIn ? lastPage(page.total) : null, (last) =>
    setView({ ...view, page: last }, { replace: true }),
  );

  if (!page) return hasFailed ? <LoadFailure copy={COPY.error} retry={retry} /> : <ListSkeleton />;
  const { articles, total } = page;
  const { search } = shownView;
  const { status } = articleQuery(shownView);
  const retryFromRows = () => {
    // Moves the focus, because the button disappears.
    summary.current?.focus();
    retry();
  };
  return (
    <>
      {isStandIn && hasFailed && <LoadFailure copy={COPY.error} retry={retryFromRows} />}
      <p ref={summary} role="status" tabIndex={-1} className="list-summary">
        {search ? COPY.found(total, search) : isFiltered(shownView) ? COPY.filtered(total) : COPY.count[status](total)}
      </p>
      {total === 0 ? (
        <EmptyList
          status={status}
          search={search}
          isFiltered={isFiltered(shownView)}
          clear={() => setView(isFiltered(shownView) ? { ...view, ...NO_FILTERS } : { ...view, search: '' })}
        />
      ) : (
        <Rows
          articles={articles}
          status={status}
          view={view}
          setView={setView}
          onRemoved={() => summary.current?.focus()}
        />
      )}
      <Pager page={view.page} total={total} addressOf={(page) => listAddressOf({ ...view, page })} start={summary} />
    </>
  );
}

interface ShownRows extends Props {
  articles: ListedArticle[];
  status: ListedStatus;
  /** Must move the focus, because the row with the focused button is about to disappear. */
  onRemoved: () => void;
}

function Rows({ onRemoved, ...rows }: ShownRows) {
  const { now } = useServices();
  const { busy, remove, duplicate } = useRowActions();
  const preview = useRowPreview();
  const [candidate, setCandidate] = useState<ListedArticle | null>(null);
  const Layout = useMinimumWidth(COLUMNS_WIDTH) ? ArticleTable : ArticleCards;
  const instant = now();
  return (
    <>
      <Layout
        {...rows}
        now={instant}
        busy={busy}
        actionsOf={(article) => (
          <RowActions
            article={article}
            now={instant}
            isBusy={busy.has(article.id)}
            askDeletion={() => setCandidate(article)}
            duplicate={() => void duplicate(article)}
            preview={() => void preview.show(article)}
          />
        )}
      />
      {preview.shown && <preview.shown.Dialog form={preview.shown.form} onClose={preview.close} />}
      {candidate && (
        <DeleteDialog
          article={candidate}
          onClose={() => setCandidate(null)}
          onConfirm={() => {
            setCandidate(null);
            void remove(candidate);
            // Runs after the dialog has closed and given the focus back to the row's button, which the deletion removes.
            setTimeout(onRemoved);
          }}
        />
      )}
    </>
  );
}
