import { lazy } from 'react';
import { Link, Route, Switch } from 'wouter';
import {
  ACCOUNT_ADDRESS,
  APPLICATIONS_ADDRESS,
  CATEGORIES_ADDRESS,
  CONTEST_ENTRIES_ADDRESS,
  EDITOR_ADDRESS,
  JOURNAL_ADDRESS,
  SUBSCRIBERS_ADDRESS,
  TEAM_ADDRESS,
  TRASH_ADDRESS,
} from '../core/site/addresses.ts';
import { usePermissions } from './permissions.ts';
import { SHELL_COPY } from './shell/copy.ts';
import { ScreenTitle } from './shell/ScreenTitle.tsx';

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
const TeamScreen = lazy(async () => ({ default: (await import('./team/TeamScreen.tsx')).TeamScreen }));
const AccountScreen = lazy(async () => ({ default: (await import('./team/AccountScreen.tsx')).AccountScreen }));

/** The screens beside the list and the editor: what names them is loaded with the first of them. */
export function OtherScreens() {
  const { publishes, seesPeople, managesTeam, readsJournal } = usePermissions();
  return (
    <Switch>
      <Route path={CATEGORIES_ADDRESS}>{publishes ? <CategoriesScreen /> : <Reserved />}</Route>
      <Route path={TRASH_ADDRESS}>
        <TrashScreen />
      </Route>
      <Route path={APPLICATIONS_ADDRESS}>{seesPeople ? <ApplicantsScreen /> : <Reserved />}</Route>
      <Route path={SUBSCRIBERS_ADDRESS}>{seesPeople ? <SubscribersScreen /> : <Reserved />}</Route>
      <Route path={CONTEST_ENTRIES_ADDRESS}>{seesPeople ? <ContestEntriesScreen /> : <Reserved />}</Route>
      <Route path={TEAM_ADDRESS}>{managesTeam ? <TeamScreen /> : <Reserved />}</Route>
      <Route path={JOURNAL_ADDRESS}>{readsJournal ? <JournalScreen /> : <Reserved />}</Route>
      <Route path={ACCOUNT_ADDRESS}>
        <AccountScreen />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
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
