import { ADMIN_ADDRESS } from '../../core/site/addresses.ts';
import type { ActionPage, ActionQuery } from '../../gateway/browser/audit-log.ts';
import type { Screen } from '../screen.ts';

export interface JournalServices {
  listActions(query: ActionQuery): Promise<ActionPage>;
}

export const JOURNAL_SCREEN: Screen<JournalServices> = {
  address: `${ADMIN_ADDRESS}/journal`,
  label: 'Journal',
  permission: 'readsJournal',
  load: async () => (await import('./JournalScreen.tsx')).JournalScreen,
  services: (database) => ({
    listActions: async (query) => (await import('../../gateway/browser/audit-log.ts')).listActions(database, query),
  }),
};
