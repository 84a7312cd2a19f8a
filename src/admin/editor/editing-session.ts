import type { ReadableAtom } from 'nanostores';
import type { ArticleFields, ArticleForm, ArticleStatus } from '../../core/editing/article-form.ts';
import type { ArticleRecord } from '../../core/editing/article-state.ts';
import type { LoadedArticle, SaveIntent, SaveOutcome } from '../../core/editing/article-store.ts';
import type { RichTextHandle } from '../../core/editing/rich-text-handle.ts';

/** The specified states of saving (document 1, section 4). */
export type SavingStatus = 'idle' | 'saving' | 'success' | 'error';

/** Where the text is, each with its time (ISO 8601); null: not there, or not yet. */
export interface TextPlaces {
  onThisComputer: string | null;
  onTheServer: string | null;
  online: string | null;
}

export interface SavingState {
  status: SavingStatus;
  /** Last error in French; null without one. */
  error: string | null;
  /** Whether something is typed that the server does not have, in this tab or in the one that writes. */
  isUnsaved: boolean;
  places: TextPlaces;
}

/** A text that this browser kept and the server does not have. Never applied unasked. */
export interface RecoveredText {
  form: ArticleForm;
  /** When it was typed last, in ISO 8601. */
  typedAt: string;
  /** The version that it began from. */
  baseVersion: number;
}

/** Somebody has saved since this text began: nothing is written before it is settled. */
export interface Conflict {
  /** The server's text that mine began from. */
  base: ArticleForm;
  mine: ArticleForm;
  theirs: LoadedArticle;
  savedBy: string | null;
}

/** A text that stands where it stood no more, or is offered no more; kept until one of the two is called, for whoever opens the article again too where the server does not have it. */
export interface Replaced {
  /** Brings it back. What was typed since is offered. */
  undo(): void;
  forget(): void;
}

/** A write that was done after all, once whoever had asked for it was told that no answer came. */
export interface LateWrite {
  intent: Exclude<SaveIntent, 'auto-save'>;
  outcome: Extract<SaveOutcome, { kind: 'saved' }>;
  /** The article as it was before. */
  before: ArticleRecord;
}

/** Reason why the editor cannot write. */
export type Obstacle = 'signed-out' | 'deleted' | 'other-tab' | 'storage-full' | 'offline';

/** Session of writing one article: the form, its storage, and its actions. Made and ended by the screen. */
export interface EditingSession {
  readonly articleId: string;
  /** False until the first write to the server has succeeded. */
  readonly $isCreated: ReadableAtom<boolean>;
  readonly $status: ReadableAtom<ArticleStatus>;
  /** The article as the database has answered last. */
  readonly $record: ReadableAtom<ArticleRecord>;
  readonly $fields: ReadableAtom<ArticleFields>;
  readonly $saving: ReadableAtom<SavingState>;
  readonly $recovered: ReadableAtom<RecoveredText | null>;
  readonly $conflict: ReadableAtom<Conflict | null>;
  readonly $obstacles: ReadableAtom<readonly Obstacle[]>;
  /** The newest of those that nobody waits for any more. */
  readonly $lateWrite: ReadableAtom<LateWrite | null>;

  /** The text that the rich-text editor opens with; a new key means another document to open. */
  readonly $document: ReadableAtom<{ key: string; html: string }>;
  /** Gives the session the rich text to read; returns how to take it back. */
  attach(richText: RichTextHandle): () => void;
  /** To call at each change of the rich text. */
  contentChanged(): void;
  setField<Name extends keyof ArticleFields>(name: Name, value: ArticleFields[Name]): void;
  /** The whole form as it is now. */
  form(): ArticleForm;
  /** Puts another form in its place, as a change of the user's. */
  replaceForm(form: ArticleForm): Replaced;

  /** 'Sauvegarder'. */
  save(): Promise<SaveOutcome>;
  /** 'Enregistrer comme brouillon': also what takes a published article offline. */
  saveAsDraft(): Promise<SaveOutcome>;
  /** 'Publier' and 'Mettre à jour'. */
  publish(): Promise<SaveOutcome>;
  /** Has the text published at its date; visitors read the present one until then. */
  schedule(): Promise<SaveOutcome>;

  /** Settles what was recovered; null where nothing was. */
  useRecovered(): Replaced | null;
  discardRecovered(): Replaced | null;
  /** Settles a conflict: writes mine over theirs, or goes on with theirs. */
  keepMine(): Promise<SaveOutcome>;
  takeTheirs(): Replaced | null;
  /** To call once the site is known to show what was published last. */
  confirmOnline(at: string): void;
  /** To call once somebody has signed in again in place. */
  signedInAgain(): void;
  /** Writes from this tab, where another one had the article. */
  writeHere(): void;

  /** Writes what is typed to this computer at once. */
  flush(): Promise<void>;
  end(): void;
}
