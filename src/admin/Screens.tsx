import { lazy, Suspense } from 'react';
import { Link, Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import {
  ADMIN_ADDRESS,
  APPLICATIONS_ADDRESS,
  CATEGORIES_ADDRESS,
  CONTEST_ENTRIES_ADDRESS,
  EDITOR_ADDRESS,
  editorAddress,
  JOURNAL_ADDRESS,
  NEW_ARTICLE_ADDRESS,
  SUBSCRIBERS_ADDRESS,
  TRASH_ADDRESS,
} from '../core/site/addresses.ts';
import { ListScreen } from './list/ListScreen.tsx';
import { usePermissions } from './permissions.ts';
import { loadEditor } from './load-editor.ts';
import { SHELL_COPY } from './shell/copy.ts';
import { screenName } from './screen-name.ts';
import { ScreenBoundary } from './shell/ScreenBoundary.tsx';
import { ScreenTitle } from './shell/ScreenTitle.tsx';

const EditorScreen = lazy(async () => ({ default: (await loadEditor()).EditorScreen }));
const CategoriesScreen = lazy(async () => ({
  default: (await import('./categories/CategoriesScreen.tsx')).CategoriesScreen,
}));
const TrashScreen = lazy(async () => ({ default: (await import('./trash/TrashScreen.tsx')).TrashScreen }));
const ApplicantsScreen = lazy(async () => ({
  default: (await import('./people/ApplicantsScreen.tsx')).ApplicantsScreen,
}));
const SubscribersScreen = lazy(async () => ({
  default: (await import('./people/SubscribersScreen.tsx')).SubscribersScreen,
}));
const JournalScreen = lazy(async () => ({ default: (await import('./journal/JournalScreen.tsx')).JournalScreen }));
const ContestEntriesScreen = lazy(async () => ({
  default: (await import('./people/ContestEntriesScreen.tsx')).ContestEntriesScreen,
}));

/** The screens of the back office, by the address. */
export function Screens() {
  const { publishes, seesPeople, readsJournal } = usePermissions();
  const [pathname] = useLocation();
  const search = useSearch();
  return (
    <ScreenBoundary key={screenName({ pathname, search })}>
      <Suspense fallback={<p role="status">{SHELL_COPY.loading}</p>}>
        <Switch>
          <Route path={ADMIN_ADDRESS}>
            <Redirect to={EDITOR_ADDRESS} replace />
          </Route>
          <Route path={EDITOR_ADDRESS}>
            <ListScreen />
          </Route>
          <Route path={CATEGORIES_ADDRESS}>{publishes ? <CategoriesScreen /> : <Reserved />}</Route>
          <Route path={TRASH_ADDRESS}>
            <TrashScreen />
          </Route>
          <Route path={APPLICATIONS_ADDRESS}>{seesPeople ? <ApplicantsScreen /> : <Reserved />}</Route>
          <Route path={SUBSCRIBERS_ADDRESS}>{seesPeople ? <SubscribersScreen /> : <Reserved />}</Route>
          <Route path={CONTEST_ENTRIES_ADDRESS}>{seesPeople ? <ContestEntriesScreen /> : <Reserved />}</Route>
          <Route path={JOURNAL_ADDRESS}>{readsJournal ? <JournalScreen /> : <Reserved />}</Route>
          {/* The route of the same element: a new article becomes one with an address while it is being written. */}
          <Route<{ articleId?: string }> path={NEW_ARTICLE_ADDRESS}>{() => <Editor articleId={null} />}</Route>
          <Route<{ articleId: string }> path={editorAddress(':articleId')}>
            {({ articleId }) => <Editor articleId={articleId ?? null} />}
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </ScreenBoundary>
  );
}

/** The editor writes blog articles when the address says so, anecdotes otherwise (document 1, section 2). */
function Editor({ articleId }: { articleId: string | null }) {
  const query = useSearch();
  const contentType = new URLSearchParams(query).get('type') === 'blog' ? 'blog' : 'anecdote';
  return <EditorScreen articleId={articleId} contentType={contentType} />;
}

function NotFound() {
  return <Nothing {...SHELL_COPY.notFound} />;
}

/** A screen that the member's role does not have. */
function Reserved() {
  return <Nothing {...SHELL_COPY.reserved} />;
}

function Nothing({ title, text, back }: typeof SHELL_COPY.notFound) {
  return (
    <section className="screen">
      <ScreenTitle text={title} />
      <p>{text}</p>
      <p>
        <Link className="button" href={EDITOR_ADDRESS}>
          {back}
        </Link>
      </p>
    </section>
  );
}
