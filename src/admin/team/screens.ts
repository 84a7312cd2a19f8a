import { ADMIN_ADDRESS } from '../../core/site/addresses.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import type { Screen } from '../screen.ts';
import type { TeamServices } from './team-services.ts';

/** Services of both screens, loaded on demand. */
interface LoadedServices {
  team(): Promise<TeamServices>;
}

const services = (database: BrowserDatabase) => ({
  team: async () => (await import('./team-services.ts')).teamServices(database),
});

export const TEAM_SCREEN: Screen<LoadedServices> = {
  address: `${ADMIN_ADDRESS}/equipe`,
  label: 'Équipe',
  permission: 'managesTeam',
  load: async () => (await import('./TeamScreen.tsx')).TeamScreen,
  services,
};

export const ACCOUNT_SCREEN: Screen<LoadedServices> = {
  address: `${ADMIN_ADDRESS}/compte`,
  label: 'Mon compte',
  load: async () => (await import('./AccountScreen.tsx')).AccountScreen,
  services,
};
