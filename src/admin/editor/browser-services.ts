import { editorAddress } from '../../core/site/addresses.ts';
import {
  duplicateArticle,
  findLinkTargets,
  isSlugFree,
  recentArticles,
  listTags,
} from '../../gateway/browser/articles.ts';
import { isPublic, restoreArticle } from '../../gateway/browser/article-deletion.ts';
import { articleStore } from '../../gateway/browser/article-store.ts';
import { createCategory, followCategories, listCategories } from '../../gateway/browser/categories.ts';
import { uploadPicture } from '../../gateway/browser/pictures.ts';
import { announceEditing, stopEditing } from '../../gateway/browser/presence.ts';
import { createPreview, revokePreviews } from '../../gateway/browser/previews.ts';
import { proposeArticle, returnArticle, withdrawProposal } from '../../gateway/browser/review.ts';
import { listRevisions, readRevision } from '../../gateway/browser/revisions.ts';
import { browserDatabase, signedInUser } from '../../gateway/browser/session.ts';
import { deletedArticles } from '../../gateway/browser/trash.ts';
import { toastRegion } from '../../presentation/toasts/toast-region.ts';
import { replaceAddress } from '../leaving.ts';
import { isInBackOffice } from '../own-address.ts';
import { keptListAddress, wayBack } from '../way-back.ts';
import { checklistSources } from './checklist/checklist-sources.ts';
import type { EditorServices } from './editor-services.ts';
import type { OpeningDependencies } from './open-article.ts';
import { newArticleId } from './saving/new-article-address.ts';
import { browserJournal } from './saving/journal-store.ts';
import { publicationSources } from './publication/publication-sources.ts';
import { openEditingSession } from './saving/browser-session.ts';
import { SAVING_COPY } from './saving/copy.ts';
import { isOnlyHere } from './saving/new-article.ts';

/** Milliseconds that a successful auto-save is shown (document 1, section 9). */
const AUTO_SAVE_TIME = 2000;

const database = browserDatabase();

/** Connects the editor's services to the database, as the user who is signed in here, and to the page. */
export function browserServices(navigate: (address: string) => void): EditorServices {
  return {
    listCategories: () => listCategories(database),
    followCategories,
    createCategory: (name) => createCategory(database, name),
    listTags: () => listTags(database),
    isSlugFree: (slug, articleId) => isSlugFree(database, slug, articleId),
    findArticles: (text) => findLinkTargets(database, text),
    uploadPicture,
    duplicateArticle: (articleId) => duplicateArticle(database, articleId),
    recentArticles: () => recentArticles(database),
    restoreArticle: (articleId) => restoreArticle(database, articleId),
    isPublic: (articleId) => isPublic(database, articleId),
    listRevisions: (articleId) => listRevisions(database, articleId),
    readRevision: (id) => readRevision(database, id),
    presence: {
      announce: (articleId) => announceEditing(database, articleId),
      stop: (articleId) => stopEditing(database, articleId),
    },
    previewLinks: {
      create: (articleId) => createPreview(database, articleId),
      revoke: (articleId) => revokePreviews(database, articleId),
    },
    reviews: {
      propose: (articleId) => proposeArticle(database, articleId),
      withdraw: (articleId) => withdrawProposal(database, articleId),
      giveBack: (articleId, comment) => returnArticle(database, articleId, comment),
    },
    publication: publicationSources(database),
    checklist: checklistSources(database),
    adoptAddress(articleId) {
      if (newArticleId(location.search) === articleId) replaceAddress(editorAddress(articleId));
    },
    navigate: (address) =>
      isInBackOffice(new URL(address, location.href).pathname) ? navigate(address) : location.assign(address),
    wayBack: wayBack(location.search, keptListAddress()),
    toasts: toastRegion(),
  };
}

export function browserOpening(): OpeningDependencies {
  const store = articleStore(database);
  const toasts = toastRegion();
  return {
    load: (articleId) => store.load(articleId),
    isDeleted: async (articleId) => (await deletedArticles(database)).some(({ id }) => id === articleId),
    isOnlyHere: (articleId) => isOnlyHere(browserJournal, signedInUser()?.id ?? '', articleId),
    openSession: ({ articleId, contentType }, article) =>
      openEditingSession({
        articleId,
        article,
        contentType,
        store,
        userId: signedInUser()?.id ?? '',
        loadReplay: async () => (await import('./rich-text/document/step-recorder.ts')).replaySteps,
        onAutoSave(result) {
          if (result === 'saved') toasts.tell(SAVING_COPY.autoSaved, { milliseconds: AUTO_SAVE_TIME });
          else toasts.tell(SAVING_COPY.autoSaveFailed, { detail: SAVING_COPY.autoSaveFailedHint });
        },
      }),
    retry: {
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      random: Math.random,
    },
  };
}
