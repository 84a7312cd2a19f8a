import type { Category } from '../../core/article/category.ts';
import { ADMIN_ADDRESS } from '../../core/site/addresses.ts';
import type { CategoryCreation } from '../../gateway/browser/categories.ts';
import type { Screen } from '../screen.ts';

export interface CategoriesServices {
  listCategories(): Promise<Category[]>;
  createCategory(name: string): Promise<CategoryCreation>;
  renameCategory(id: string, name: string): Promise<CategoryCreation>;
  /** Removes a category. @param replacementId category that takes over the articles and addresses of the removed one; null for none */
  removeCategory(id: string, replacementId: string | null): Promise<void>;
}

const gateway = () => import('../../gateway/browser/categories.ts');

export const CATEGORIES_SCREEN: Screen<CategoriesServices> = {
  address: `${ADMIN_ADDRESS}/categories`,
  label: 'Catégories',
  permission: 'publishes',
  load: async () => (await import('./CategoriesScreen.tsx')).CategoriesScreen,
  services: (database) => ({
    listCategories: async () => (await gateway()).listCategories(database),
    createCategory: async (name) => (await gateway()).createCategory(database, name),
    renameCategory: async (id, name) => (await gateway()).renameCategory(database, id, name),
    removeCategory: async (id, replacementId) => (await gateway()).removeCategory(database, id, replacementId),
  }),
};
