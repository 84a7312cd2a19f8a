import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { NEW_ARTICLE_ADDRESS } from '../../core/site/addresses.ts';
import { usePermissions } from '../permissions.ts';
import { SHELL_COPY } from '../shell/copy.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { useHasSettled } from '../use-has-settled.ts';
import { keepListAddress } from '../way-back.ts';
import { ArticleList } from './ArticleList.tsx';
import { LIST_COPY as COPY } from './copy.ts';
import { listAddressOf, searchedFor, type ListTab, listView, type ListView } from './list-address.ts';
import { ListFilters } from './ListFilters.tsx';
import { SearchField } from './SearchField.tsx';

const TABS: ListTab[] = ['published', 'drafts', 'review', 'all', 'stats'];
/** Tabs for members who may publish. */
const TABS_OF_EDITORS: ListTab[] = ['review', 'stats'];

const StatisticsTab = lazy(async () => ({ default: (await import('../statistics/StatisticsTab.tsx')).StatisticsTab }));
const UnsentTextsSection = lazy(async () => ({
  default: (await import('../unsent/UnsentTextsSection.tsx')).UnsentTextsSection,
}));
const TitlesDialog = lazy(async () => ({ default: (await import('../titles/TitlesDialog.tsx')).TitlesDialog }));

/** Articles in tabs, which the address names. */
export function ListScreen() {
  const { publishes } = usePermissions();
  const tabs = publishes ? TABS : TABS.filter((tab) => !TABS_OF_EDITORS.includes(tab));
  const [view, setView] = useListView(tabs);
  const [isRenaming, setRenaming] = useState(false);
  const hasSettled = useHasSettled();
  useEffect(() => keepListAddress(listAddressOf(view)), [view]);
  // Typing replaces the history entry, so that 'back' leaves the search.
  const search = useCallback((text: string) => setView(searchedFor(view, text), { replace: true }), [view, setView]);
  return (
    <section className="list-screen">
      <header>
        <ScreenTitle text={COPY.title} />
        <p className="screen-actions">
          {publishes && (
            <button type="button" className="button button-quiet" onClick={() => setRenaming(true)}>
              {COPY.optimise}
            </button>
          )}
          <Link className="button" href={NEW_ARTICLE_ADDRESS}>
            {COPY.create}
          </Link>
        </p>
      </header>
      {hasSettled && (
        <Suspense fallback={null}>
          <UnsentTextsSection />
        </Suspense>
      )}
      <div className="list-bar">
        <nav className="tabs" aria-label={COPY.tabs.label}>
          {tabs.map((tab) => (
            <Link
              key={tab}
              href={listAddressOf({ ...view, tab, page: 1 })}
              aria-current={tab === view.tab ? 'page' : undefined}
            >
              {COPY.tabs[tab]}
            </Link>
          ))}
        </nav>
        {view.tab !== 'stats' && <SearchField search={view.search} onSearch={search} />}
      </div>
      {view.tab !== 'stats' && <ListFilters view={view} setView={setView} />}
      {view.tab === 'stats' ? (
        <Suspense fallback={<p role="status">{SHELL_COPY.loading}</p>}>
          <StatisticsTab />
        </Suspense>
      ) : (
        <ArticleList view={view} setView={setView} />
      )}
      {isRenaming && (
        <Suspense fallback={null}>
          <TitlesDialog onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Returns the view in the address, and a function that changes it. A tab that is not available becomes the published articles. */
function useListView(tabs: readonly ListTab[]): [ListView, (view: ListView, options?: { replace?: boolean }) => void] {
  const [, navigate] = useLocation();
  const wanted = listView(useSearch());
  const view: ListView = tabs.includes(wanted.tab) ? wanted : { ...wanted, tab: 'published' };
  return [view, (next, options) => navigate(listAddressOf(next), options)];
}
