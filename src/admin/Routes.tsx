import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { ADMIN_ADDRESS, EDITOR_ADDRESS, editorAddress, NEW_ARTICLE_ADDRESS } from '../core/site/addresses.ts';
import { ListScreen } from './list/ListScreen.tsx';
import { loadEditor } from './load-editor.ts';
import { SHELL_COPY } from './shell/copy.ts';
import { screenName } from './screen-name.ts';
import { ScreenBoundary } from './shell/ScreenBoundary.tsx';

const OtherScreens = lazy(async () => ({ default: (await import('./OtherScreens.tsx')).OtherScreens }));
const EditorScreen = lazy(async () => ({ default: (await loadEditor()).EditorScreen }));

export function Routes() {
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
          {/* Both addresses render the same element, so that the editor stays open when a new article gets its own address. */}
          <Route<{ articleId?: string }> path={NEW_ARTICLE_ADDRESS}>{() => <Editor articleId={null} />}</Route>
          <Route<{ articleId: string }> path={editorAddress(':articleId')}>
            {({ articleId }) => <Editor articleId={articleId ?? null} />}
          </Route>
          <Route>
            <OtherScreens />
          </Route>
        </Switch>
      </Suspense>
    </ScreenBoundary>
  );
}

/** Opens the editor for a blog article when the address has `type=blog`, for an anecdote otherwise (document 1, section 2). */
function Editor({ articleId }: { articleId: string | null }) {
  const query = useSearch();
  const contentType = new URLSearchParams(query).get('type') === 'blog' ? 'blog' : 'anecdote';
  return <EditorScreen articleId={articleId} contentType={contentType} />;
}
