import { deleteArticle, isPublic, restoreArticle } from '../gateway/browser/article-deletion.ts';
import {
  articleFilters,
  articlesByTitles,
  duplicateArticle,
  findLinkTargets,
  listArticles,
  renameArticles,
} from '../gateway/browser/articles.ts';
import { signedInUser, type BrowserDatabase } from '../gateway/browser/session.ts';
import type { Toasts } from '../presentation/toasts/toast-region.ts';
import { screenServices } from './screens.ts';
import type { BackOfficeServices } from './services.ts';

export function databaseServices(database: BrowserDatabase, toasts: Toasts): BackOfficeServices {
  return {
    ...screenServices(database),
    listArticles: (query, signal) => listArticles(database, query, signal),
    articleFilters: () => articleFilters(database),
    deleteArticle: (id) => deleteArticle(database, id),
    restoreArticle: (id) => restoreArticle(database, id),
    isPublic: (id) => isPublic(database, id),
    articleForm: async (id) => {
      // Loaded on demand: the list opens without the code that reads forms.
      const { articleStore } = await import('../gateway/browser/article-store.ts');
      return (await articleStore(database).load(id))?.form ?? null;
    },
    duplicateArticle: (id) => duplicateArticle(database, id),
    countProposals: async () => (await import('../gateway/browser/review.ts')).countProposals(database),
    articleStatistics: async () => (await import('../gateway/browser/statistics.ts')).articleStatistics(database),
    findArticles: (text) => findLinkTargets(database, text),
    articlesByTitles: (titles) => articlesByTitles(database, titles),
    renameArticles: (changes) => renameArticles(database, changes),
    restingTexts: async () => (await import('./unsent/kept-texts.ts')).restingTexts(userId()),
    forgetText: async (text) => (await import('./unsent/kept-texts.ts')).forgetKeptText(userId(), text),
    storage: localStorage,
    toasts,
    now: Date.now,
  };
}

const userId = () => signedInUser()?.id ?? '';
