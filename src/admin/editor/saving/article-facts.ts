import { atom } from 'nanostores';
import type { ArticleForm, ArticleStatus } from '../../../core/editing/article-form.ts';
import type { LoadedArticle, SaveRequest } from '../../../core/editing/article-store.ts';
import type { SaveSuccess } from '../../../core/editing/save-state.ts';
import { openedPlaces } from './saving-state.ts';
import type { HandedText } from './tabs.ts';

/** What is known of an article beside its text: whether it exists, who sees it, where its text is. */
export type ArticleFacts = ReturnType<typeof createArticleFacts>;

/**
 * @param article as it was loaded; null where it does not exist yet
 * @param opened the form that the session opens with
 * @param now in milliseconds
 */
export function createArticleFacts(article: LoadedArticle | null, opened: ArticleForm, now: number) {
  const $isCreated = atom(article !== null);
  const $status = atom<ArticleStatus>(article?.status ?? 'draft');
  const $hasWorkingCopy = atom(Boolean(article?.publishedForm));
  const $places = atom(openedPlaces(article, now));
  /** The text of the version that the next write begins from. */
  let serverForm = opened;

  return {
    ...{ $isCreated, $status, $hasWorkingCopy, $places },

    /** The text as it was typed until then is on this computer. */
    keptHere(typedAt: string): void {
      $places.set({ ...$places.get(), onThisComputer: typedAt });
    },

    /** @param isAll whether nothing was typed since */
    saved(outcome: SaveSuccess, { intent, form }: SaveRequest, isAll: boolean): void {
      // As the database has completed it.
      const publishedAt = intent === 'publish' ? outcome.publishedAt : form.publishedAt;
      serverForm = { ...form, slug: form.slug || (outcome.slug ?? ''), publishedAt };
      $isCreated.set(true);
      $status.set(outcome.status);
      $hasWorkingCopy.set(outcome.status === 'published' && intent !== 'publish');
      const { onThisComputer, online } = $places.get();
      $places.set({
        onThisComputer: isAll ? null : onThisComputer,
        onTheServer: outcome.savedAt,
        // Of what is published now, the site tells when it shows it.
        online: outcome.status === 'draft' ? null : online,
      });
    },

    serverForm: () => serverForm,

    /** The next write begins from another text of the server than the one that was opened. */
    beginFrom(form: ArticleForm): void {
      serverForm = form;
    },

    /** The server's text stands here from now on. */
    opened(theirs: LoadedArticle, at: number): void {
      serverForm = theirs.form;
      $status.set(theirs.status);
      $hasWorkingCopy.set(theirs.publishedForm !== null);
      $places.set(openedPlaces(theirs, at));
    },

    /** Another tab writes the article, and tells of it. */
    followed(handed: HandedText): void {
      serverForm = handed.serverForm;
      $isCreated.set(handed.isCreated);
      $status.set(handed.status);
      $hasWorkingCopy.set(handed.hasWorkingCopy);
    },

    handed: () => ({
      serverForm,
      status: $status.get(),
      isCreated: $isCreated.get(),
      hasWorkingCopy: $hasWorkingCopy.get(),
    }),

    confirmOnline(at: string): void {
      $places.set({ ...$places.get(), online: at });
    },
  };
}
