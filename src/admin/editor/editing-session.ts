import type { ReadableAtom } from 'nanostores';
import type { ArticleFields, ArticleForm, ArticleStatus } from '../../core/editing/article-form.ts';
import type { ArticleRecord } from '../../core/editing/article-state.ts';
import type { LoadedArticle, SaveIntent, SaveOutcome } from '../../core/editing/article-store.ts';
import type { RichTextHandle } from '../../core/editing/rich-text-handle.ts';

/** State of the last save, as document 1, section 4 names it. */
export type SavingStatus = 'idle' | 'saving' | 'success' | 'error';

/** Places of the text, each with its time (ISO 8601); null for a place without the text. */
export interface TextPlaces {
  onThisComputer: string | null;
  onTheServer: string | null;
  online: string | null;
}

export interface SavingState {
  status: SavingStatus;
  /** Last error in French; null without one. */
  error: string | null;
  /** Whether this tab or the leader has unsaved text. */
  isUnsaved: boolean;
  places: TextPlaces;
}

/** A text that this browser kept and the server lacks. Applied only when the writer chooses it. */
export interface RecoveredText {
  form: ArticleForm;
  /** Time of the last keystroke, in ISO 8601. */
  typedAt: string;
  /** Version that the edit began from. */
  baseVersion: number;
}

/** A version that somebody else has saved since this text began. Nothing is written before the writer settles the conflict. */
export interface Conflict {
  /** The server's text that `mine` began from. */
  base: ArticleForm;
  mine: ArticleForm;
  theirs: LoadedArticle;
  savedBy: string | null;
}

/**
 * A text that was replaced or discarded, and is kept until `undo` or `forget` is called. If neither is called and the server
 * lacks the text, the next opening offers it again.
 */
export interface Replaced {
  /** Restores the text, and offers the text that the writer has typed since then. */
  undo(): void;
  forget(): void;
}

/** A write whose success was discovered only after the writer was told that no answer came. */
export interface LateWrite {
  intent: Exclude<SaveIntent, 'auto-save'>;
  outcome: Extract<SaveOutcome, { kind: 'saved' }>;
  before: ArticleRecord;
}

/** Text that the rich-text editor opens with; a new key opens another document. */
export interface OpenDocument {
  key: string;
  html: string;
}

export type Obstacle = 'signed-out' | 'deleted' | 'other-tab' | 'storage-full' | 'offline';

/** Session of writing one article: form, storage and actions. The screen creates and ends it. */
export interface EditingSession {
  readonly articleId: string;
  /** False until the first write to the server has succeeded. */
  readonly $isCreated: ReadableAtom<boolean>;
  readonly $status: ReadableAtom<ArticleStatus>;
  /** Last answer of the database about the article. */
  readonly $record: ReadableAtom<ArticleRecord>;
  readonly $fields: ReadableAtom<ArticleFields>;
  readonly $saving: ReadableAtom<SavingState>;
  readonly $recovered: ReadableAtom<RecoveredText | null>;
  readonly $conflict: ReadableAtom<Conflict | null>;
  readonly $obstacles: ReadableAtom<readonly Obstacle[]>;
  readonly $lateWrite: ReadableAtom<LateWrite | null>;

  readonly $document: ReadableAtom<OpenDocument>;
  /** Attaches the rich text that the session reads; returns a function that detaches it. */
  attach(richText: RichTextHandle): () => void;
  /** Must be called at each change of the rich text. */
  contentChanged(): void;
  setField<Name extends keyof ArticleFields>(name: Name, value: ArticleFields[Name]): void;
  form(): ArticleForm;
  /** Replaces the form, as a change by the user. */
  replaceForm(form: ArticleForm): Replaced;

  /** Saves the text without publishing it, as the button 'Sauvegarder'. */
  save(): Promise<SaveOutcome>;
  /** Saves the text as a draft, as the button 'Enregistrer comme brouillon'. Takes a published article offline. */
  saveAsDraft(): Promise<SaveOutcome>;
  /** Publishes the text, as the buttons 'Publier' and 'Mettre à jour'. */
  publish(): Promise<SaveOutcome>;
  /** Publishes the text at its date; visitors read the present one until then. */
  schedule(): Promise<SaveOutcome>;

  /** Applies the recovered text; null when there was none. */
  useRecovered(): Replaced | null;
  /** Withdraws the recovered text; null when there was none. */
  discardRecovered(): Replaced | null;
  /** Settles a conflict by saving this text over the other version. */
  keepMine(): Promise<SaveOutcome>;
  /** Settles a conflict by opening the other version; null without a conflict. */
  takeTheirs(): Replaced | null;
  /** Must be called once the site is known to show the last publication. */
  confirmOnline(at: string): void;
  /** Must be called once the user has signed in again in place. */
  signedInAgain(): void;
  /** Makes this tab the leader. */
  writeHere(): void;

  /** Writes the typed text to this computer at once. */
  flush(): Promise<void>;
  end(): void;
}
