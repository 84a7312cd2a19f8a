import { ADMIN_ADDRESS } from '../../core/site/addresses.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import type { Screen } from '../screen.ts';
import type { PeopleServices } from './people-services.ts';

/** Services of the three screens, loaded on demand. */
interface LoadedServices {
  people(): Promise<PeopleServices>;
}

const OF_PEOPLE = {
  permission: 'seesPeople',
  services: (database: BrowserDatabase) => ({
    people: async () => (await import('./people-services.ts')).peopleServices(database),
  }),
} as const;

export const APPLICANTS_SCREEN: Screen<LoadedServices> = {
  ...OF_PEOPLE,
  address: `${ADMIN_ADDRESS}/candidatures`,
  label: 'Candidatures',
  load: async () => (await import('./ApplicantsScreen.tsx')).ApplicantsScreen,
};

export const SUBSCRIBERS_SCREEN: Screen<LoadedServices> = {
  ...OF_PEOPLE,
  address: `${ADMIN_ADDRESS}/newsletter`,
  label: 'Newsletter',
  load: async () => (await import('./SubscribersScreen.tsx')).SubscribersScreen,
};

export const CONTEST_ENTRIES_SCREEN: Screen<LoadedServices> = {
  ...OF_PEOPLE,
  address: `${ADMIN_ADDRESS}/concours`,
  label: 'Concours',
  load: async () => (await import('./ContestEntriesScreen.tsx')).ContestEntriesScreen,
};
