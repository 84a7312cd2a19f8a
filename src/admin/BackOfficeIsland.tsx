import { useStore } from '@nanostores/react';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { ADMIN_ADDRESS, EDITOR_ADDRESS, LINK_ADDRESSES } from '../core/site/addresses.ts';
import { permissionsOf } from '../core/team/roles.ts';
import {
  browserDatabase,
  forgetUser,
  isSecondFactorAwaited,
  keepSessionFresh,
  onSessionLost,
  signedInRole,
  signedInUser,
  type BrowserDatabase,
} from '../gateway/browser/session.ts';
import { signOut } from '../gateway/browser/sign-out.ts';
import { toastRegion } from '../presentation/toasts/toast-region.ts';
import { BACK_OFFICE_COPY } from './copy.ts';
import { articlePage } from './list/article-page.ts';
import { listView } from './list/list-address.ts';
import { PermissionsContext, usePermissions } from './permissions.ts';
import { databaseServices } from './database-services.ts';
import { ServicesContext, type BackOfficeServices } from './services.ts';
import { guardHistory, leaveBy } from './leaving.ts';
import { backOfficeQueries } from './query-client.ts';
import { Routes } from './Routes.tsx';
import { SignInAgain } from './session/SignInAgain.tsx';
import { $access, $role, checkAccess, onSignedInAgain, sessionFound, sessionLost } from './session/store.ts';
import { useSessionOfOtherTabs } from './session/use-session-of-other-tabs.ts';
import { SHELL_COPY } from './shell/copy.ts';
import { ScreenBoundary } from './shell/ScreenBoundary.tsx';
import { ShellHeader } from './shell/ShellHeader.tsx';
import { useHasSettled } from './use-has-settled.ts';
import { useSigningOut } from './use-signing-out.ts';
import { signInAddress, SIGN_IN_ADDRESS, wantedScreen } from './sign-in/wanted-screen.ts';

const SignOutDialog = lazy(async () => ({ default: (await import('./unsent/SignOutDialog.tsx')).SignOutDialog }));
const SiteStatus = lazy(async () => ({
  default: (await import('./editor/publication/SitePublication.tsx')).SiteStatus,
}));
const SignInScreen = lazy(async () => ({ default: (await import('./sign-in/SignInScreen.tsx')).SignInScreen }));

const SetUpScreen = lazy(async () => ({ default: (await import('./team/SetUpScreen.tsx')).SetUpScreen }));
const LinkScreens = lazy(async () => ({ default: (await import('./team/LinkScreens.tsx')).LinkScreens }));

const loadKeptTexts = () => import('./unsent/kept-texts.ts');

/** The back office of a signed-in member; shows only the sign-in to everybody else. */
export function BackOfficeIsland() {
  const [queries] = useState(backOfficeQueries);
  // A layout effect runs before the router's effects: the guard must listen to the history before the router does.
  useLayoutEffect(guardHistory, []);
  return (
    <QueryClientProvider client={queries}>
      <Router aroundNav={(navigate, to, options) => leaveBy(() => navigate(to, options))}>
        <ByAccess />
      </Router>
    </QueryClientProvider>
  );
}

function ByAccess() {
  const [database] = useState(browserDatabase);
  const [toasts] = useState(toastRegion);
  const access = useStore($access);
  const role = useStore($role);
  useEffect(() => onSessionLost(sessionLost), []);
  const [services] = useState(() => databaseServices(database, toasts));
  useEffect(
    () =>
      void checkAccess(
        () => signedInRole(database),
        () => isSecondFactorAwaited(database),
      ),
    [database],
  );
  useListReadAhead(services);

  if (access === 'checking') return <p role="status">{BACK_OFFICE_COPY.checking}</p>;
  return (
    <ScreenBoundary>
      <Suspense fallback={<p role="status">{SHELL_COPY.loading}</p>}>
        <Switch>
          <Route path={SIGN_IN_ADDRESS}>
            {access === 'denied' ? <SignInScreen database={database} toasts={toasts} /> : <ToWantedScreen />}
          </Route>
          <Route path={LINK_ADDRESSES}>
            <LinkScreens database={database} toasts={toasts} />
          </Route>
          {access === 'incomplete' && (
            <Route>
              <ServicesContext value={services}>
                <SetUpScreen readRole={() => signedInRole(database)} signOut={signOut} />
              </ServicesContext>
            </Route>
          )}
          <Route>
            {access === 'denied' || role === null ? (
              <ToSignIn />
            ) : (
              <PermissionsContext value={permissionsOf(role)}>
                <SignedIn database={database} services={services} />
              </PermissionsContext>
            )}
          </Route>
        </Switch>
      </Suspense>
    </ScreenBoundary>
  );
}

function ToWantedScreen() {
  return <Redirect to={wantedScreen(useSearch())} replace />;
}

function ToSignIn() {
  const [location] = useLocation();
  const query = useSearch();
  useEffect(forgetUser, []);
  const wanted = location === ADMIN_ADDRESS ? EDITOR_ADDRESS : location + (query && `?${query}`);
  return <Redirect to={signInAddress(wanted)} replace />;
}

function SignedIn({ database, services }: { database: BrowserDatabase; services: BackOfficeServices }) {
  const access = useStore($access);
  const user = signedInUser();
  const signingOut = useSigningOut(services, { userId: user?.id ?? '', signOut, loadKeptTexts });
  const queries = useQueryClient();
  useEffect(() => onSignedInAgain(() => void queries.invalidateQueries()), [queries]);
  const hasSettled = useHasSettled();
  const { publishes } = usePermissions();
  useEffect(() => {
    // Delays loading of the code that renews the session: that code is as large as the screen's.
    if (hasSettled) keepSessionFresh();
  }, [hasSettled]);
  useSessionOfOtherTabs(access === 'expired' ? sessionFound : null);

  return (
    <ServicesContext value={services}>
      <ShellHeader email={user?.email ?? ''} signOut={() => void signingOut.ask()}>
        {hasSettled && publishes && (
          <ScreenBoundary otherwise={null}>
            <Suspense fallback={null}>
              <SiteStatus database={database} />
            </Suspense>
          </ScreenBoundary>
        )}
      </ShellHeader>
      <Routes />
      {signingOut.unsent && (
        <ScreenBoundary>
          <Suspense fallback={null}>
            <SignOutDialog
              {...signingOut.unsent}
              toasts={services.toasts}
              signOut={() => void signingOut.leave()}
              forget={signingOut.forget}
              onClose={signingOut.stay}
            />
          </Suspense>
        </ScreenBoundary>
      )}
      {access === 'expired' && user && (
        <SignInAgain
          email={user.email}
          signIn={async (password) =>
            (await import('../gateway/browser/authentication.ts')).signInAgain(database, user, password)
          }
          onSignedIn={sessionFound}
        />
      )}
    </ServicesContext>
  );
}

/** Reads the list in parallel with the access check; row-level security decides what it returns. */
function useListReadAhead(services: BackOfficeServices): void {
  const queries = useQueryClient();
  const [location] = useLocation();
  const query = useSearch();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const view = listView(query);
    if (location !== EDITOR_ADDRESS || view.tab === 'stats' || signedInUser() === null) return;
    void queries.prefetchQuery(articlePage(services, view));
  }, [queries, services, location, query]);
}
