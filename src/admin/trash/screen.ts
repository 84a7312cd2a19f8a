import { ADMIN_ADDRESS } from '../../core/site/addresses.ts';
import type { DeletedArticle } from '../../gateway/browser/trash.ts';
import type { Screen } from '../screen.ts';

export interface TrashServices {
  deletedArticles(): Promise<DeletedArticle[]>;
}

export const TRASH_SCREEN: Screen<TrashServices> = {
  address: `${ADMIN_ADDRESS}/corbeille`,
  label: 'Corbeille',
  load: async () => (await import('./TrashScreen.tsx')).TrashScreen,
  services: (database) => ({
    deletedArticles: async () => (await import('../../gateway/browser/trash.ts')).deletedArticles(database),
  }),
};
