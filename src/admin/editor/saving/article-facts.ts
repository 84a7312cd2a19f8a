import { atom, computed } from 'nanostores';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { articleState, NO_RECORD, type ArticleRecord } from '../../../core/editing/article-state.ts';
import type { LoadedArticle, SaveRequest } from '../../../core/editing/article-store.ts';
import type { SaveSuccess } from '../../../core/editing/save-state.ts';
import { openedPlaces } from './saving-state.ts';
import type { HandedText } from './tabs.ts';

/** Facts about an article besides its text: existence, visibility, places of its text. */
export type ArticleFacts = ReturnType<typeof createArticleFacts>;

/**
 * Creates the facts of an article that a session opens.
 *
 * @param opened form that the session opens with
 * @param now milliseconds since 1970
 */
export function createArticleFacts(article: LoadedArticle | null, opened: ArticleForm, now: number) {
  const $isCreated = atom(article !== null);
  const $record = atom<ArticleRecord>(article ? recordOf(article) : NO_RECORD);
  const $isUnsavedElsewhere = atom(false);
  const $places = atom(openedPlaces(article, now));
  /** Text of the base version of the next write. */
  let serverForm = opened;

  return {
    $isCreated,
    $record,
    $places,
    $status: computed($record, ({ status }) => status),
    /** Whether the leader tab has unsaved text. */
    $isUnsavedElsewhere,

    /** Records that the text typed until `typedAt` is on this computer. */
    keptHere(typedAt: string): void {
      $places.set({ ...$places.get(), onThisComputer: typedAt });
    },

    /** Records a successful write. @param isAll whether nothing was typed since */
    saved(outcome: SaveSuccess, { intent, form }: SaveRequest, isAll: boolean): void {
      // The database has completed the date of publication.
      const publishedAt = intent === 'publish' ? outcome.publishedAt : form.publishedAt;
      serverForm = { ...form, slug: form.slug || (outcome.slug ?? ''), publishedAt };
      $isCreated.set(true);
      const { status, hasWorkingCopy, scheduledAt } = outcome;
      $record.set({ status, publishedAt: outcome.publishedAt, hasWorkingCopy, scheduledAt });
      const { onThisComputer, online } = $places.get();
      $places.set({
        onThisComputer: isAll ? null : onThisComputer,
        onTheServer: outcome.savedAt,
        // Only the site itself can tell when it shows this publication.
        online: articleState($record.get(), new Date(outcome.savedAt)).kind === 'online' ? online : null,
      });
    },

    serverForm: () => serverForm,

    /** Sets another text of the server as the base of the next write. */
    beginFrom(form: ArticleForm): void {
      serverForm = form;
    },

    /** Records that the server's text is open here from now on. */
    opened(theirs: LoadedArticle, at: number): void {
      serverForm = theirs.form;
      $record.set(recordOf(theirs));
      $places.set(openedPlaces(theirs, at));
    },

    /** Takes over the report of the leader tab. */
    followed(handed: HandedText): void {
      serverForm = handed.serverForm;
      $isCreated.set(handed.isCreated);
      $record.set(handed.record);
      $places.set(handed.places);
      $isUnsavedElsewhere.set(handed.isUnsaved);
    },

    /** Records that the leader tab has unsaved text. */
    unsavedElsewhere(): void {
      $isUnsavedElsewhere.set(true);
    },

    /** Records that this tab is the leader. */
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
