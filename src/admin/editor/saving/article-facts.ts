import { atom, computed } from 'nanostores';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { articleState, NO_RECORD, type ArticleRecord } from '../../../core/editing/article-state.ts';
import type { LoadedArticle, SaveRequest } from '../../../core/editing/article-store.ts';
import type { SaveSuccess } from '../../../core/editing/save-state.ts';
import { openedPlaces } from './saving-state.ts';
import type { HandedText } from './tabs.ts';

/** Facts about an article besides its text: its existence, its visibility, the places of its text. */
export type ArticleFacts = ReturnType<typeof createArticleFacts>;

/**
 * @param article as it was loaded; null where it does not exist yet
 * @param opened the form that the session opens with
 * @param now in milliseconds
 */
export function createArticleFacts(article: LoadedArticle | null, opened: ArticleForm, now: number) {
  const $isCreated = atom(article !== null);
  const $record = atom<ArticleRecord>(article ? recordOf(article) : NO_RECORD);
  const $isUnsavedElsewhere = atom(false);
  const $places = atom(openedPlaces(article, now));
  /** The text of the version that the next write begins from. */
  let serverForm = opened;

  return {
    ...{ $isCreated, $record, $places },
    $status: computed($record, ({ status }) => status),
    /** Whether the tab that writes has a text that the server does not have. */
    $isUnsavedElsewhere,

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
      const { status, hasWorkingCopy, scheduledAt } = outcome;
      $record.set({ status, publishedAt: outcome.publishedAt, hasWorkingCopy, scheduledAt });
      const { onThisComputer, online } = $places.get();
      $places.set({
        onThisComputer: isAll ? null : onThisComputer,
        onTheServer: outcome.savedAt,
        // The site itself tells when it shows the text being published now.
        online: articleState($record.get(), new Date(outcome.savedAt)).kind === 'online' ? online : null,
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
      $record.set(recordOf(theirs));
      $places.set(openedPlaces(theirs, at));
    },

    /** Another tab writes the article, and tells of it. */
    followed(handed: HandedText): void {
      serverForm = handed.serverForm;
      $isCreated.set(handed.isCreated);
      $record.set(handed.record);
      $places.set(handed.places);
      $isUnsavedElsewhere.set(handed.isUnsaved);
    },

    /** The tab that writes has begun a text that the server does not have. */
    unsavedElsewhere(): void {
      $isUnsavedElsewhere.set(true);
    },

    /** This tab writes the article. */
    writtenHere(): void {
      $isUnsavedElsewhere.set(false);
    },

    handed: () => ({
      serverForm,
      record: $record.get(),
      places: $places.get(),
      isCreated: $isCreated.get(),
    }),

    confirmOnline(at: string): void {
      $places.set({ ...$places.get(), online: at });
    },
  };
}

function recordOf({ status, form, publishedForm, scheduledAt }: LoadedArticle): ArticleRecord {
  const publishedAt = status === 'published' ? (publishedForm ?? form).publishedAt : null;
  return { status, publishedAt, hasWorkingCopy: publishedForm !== null, scheduledAt };
}
