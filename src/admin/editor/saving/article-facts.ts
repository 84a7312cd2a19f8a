import { atom } from 'nanostores';
import type { ArticleStatus } from '../../../core/editing/article-form.ts';
import type { LoadedArticle, SaveIntent } from '../../../core/editing/article-store.ts';
import type { SaveSuccess } from '../../../core/editing/save-state.ts';
import { openedPlaces } from './saving-state.ts';
import type { HandedText } from './tabs.ts';

/** What is known of an article beside its text: whether it exists, who sees it, where its text is. */
export type ArticleFacts = ReturnType<typeof createArticleFacts>;

/** @param article as it was loaded; null where it does not exist yet. @param now in milliseconds */
export function createArticleFacts(article: LoadedArticle | null, now: number) {
  const $isCreated = atom(article !== null);
  const $status = atom<ArticleStatus>(article?.status ?? 'draft');
  const $hasWorkingCopy = atom(Boolean(article?.publishedForm));
  const $places = atom(openedPlaces(article, now));

  return {
    ...{ $isCreated, $status, $hasWorkingCopy, $places },

    /** The text as it was typed until then is on this computer. */
    keptHere(typedAt: string): void {
      $places.set({ ...$places.get(), onThisComputer: typedAt });
    },

    /** @param isAll whether nothing was typed since */
    saved(outcome: SaveSuccess, intent: SaveIntent, isAll: boolean): void {
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

    /** The server's text stands here from now on. */
    opened(theirs: LoadedArticle, at: number): void {
      $status.set(theirs.status);
      $hasWorkingCopy.set(theirs.publishedForm !== null);
      $places.set(openedPlaces(theirs, at));
    },

    /** Another tab writes the article, and tells of it. */
    followed(handed: HandedText): void {
      $isCreated.set(handed.isCreated);
      $status.set(handed.status);
      $hasWorkingCopy.set(handed.hasWorkingCopy);
    },

    handed: () => ({
      status: $status.get(),
      isCreated: $isCreated.get(),
      hasWorkingCopy: $hasWorkingCopy.get(),
    }),

    confirmOnline(at: string): void {
      $places.set({ ...$places.get(), online: at });
    },
  };
}
