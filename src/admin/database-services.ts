import { deleteArticle, isPublic, restoreArticle } from '../gateway/browser/administration.ts';
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
import type { BackOfficeServices } from './services.ts';

/** The services of the back office that runs in a browser, by the database. */
export function databaseServices(database: BrowserDatabase, toasts: Toasts): BackOfficeServices {
  return {
    listArticles: (query, signal) => listArticles(database, query, signal),
    articleFilters: () => articleFilters(database),
    deleteArticle: (id) => deleteArticle(database, id),
    restoreArticle: (id) => restoreArticle(database, id),
    isPublic: (id) => isPublic(database, id),
    articleForm: async (id) => {
      // Lists open without what reads forms.
      const { articleStore } = await import('../gateway/browser/article-store.ts');
      return (await articleStore(database).load(id))?.form ?? null;
    },
    duplicateArticle: (id) => duplicateArticle(database, id),
    countProposals: async () => (await import('../gateway/browser/review.ts')).countProposals(database),
    articleStatistics: async () => (await import('../gateway/browser/statistics.ts')).articleStatistics(database),
    deletedArticles: async () => (await import('../gateway/browser/trash.ts')).deletedArticles(database),
    listActions: async (query) => (await import('../gateway/browser/audit-log.ts')).listActions(database, query),
    listCategories: async () => (await categories()).listCategories(database),
    renameCategory: async (id, name) => (await categories()).renameCategory(database, id, name),
    removeCategory: async (id, replacementId) => (await categories()).removeCategory(database, id, replacementId),
    findArticles: (text) => findLinkTargets(database, text),
    articlesByTitles: (titles) => articlesByTitles(database, titles),
    renameArticles: (changes) => renameArticles(database, changes),
    people: async () => (await import('./people/people-services.ts')).peopleServices(database),
    team: async () => (await import('./team/team-services.ts')).teamServices(database),
    restingTexts: async () => (await import('./unsent/kept-texts.ts')).restingTexts(userId()),
    forgetText: async (text) => (await import('./unsent/kept-texts.ts')).forgetKeptText(userId(), text),
    storage: localStorage,
    toasts,
    now: Date.now,
  };
}

const categories = () => import('../gateway/browser/categories.ts');
const userId = () => signedInUser()?.id ?? '';
