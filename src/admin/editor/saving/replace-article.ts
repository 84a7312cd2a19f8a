import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { fieldDifferences } from '../../../core/editing/field-difference.ts';
import type { FieldName } from '../../../core/editing/journal.ts';
import type { Conflict, RecoveredText, Replaced } from '../editing-session.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { Recovery, TextAside } from './recovery.ts';
import type { WrittenText } from './text.ts';

interface ArticleReplacementOptions {
  text: WrittenText;
  writer: JournalWriter;
  recovery: Recovery;
  /** Notes a change by the user. */
  changed(...fields: FieldName[]): void;
  /** Milliseconds since 1970. */
  now(): number;
  version(): number;
  isUnsaved(): boolean;
  isLeader(): boolean;
  /** Whether this computer accepts writes. */
  isKeeping(): boolean;
}

/** Ways to replace the whole form, which can be undone. Until the undo has expired, unsaved text is kept on this computer. */
interface ArticleReplacement {
  replaceForm(form: ArticleForm): Replaced;
  useRecovered(): Replaced | null;
  discardRecovered(): Replaced | null;
  /** Opens the other version of a conflict. @param settle informs the rest of the session, once that version is in place */
  takeTheirs(theirs: Conflict['theirs'], settle: () => void): Replaced;
}

export function createArticleReplacement(options: ArticleReplacementOptions): ArticleReplacement {
  const { text, writer, recovery, changed } = options;

  const present = () => ({
    form: text.form(),
    typedAt: new Date(options.now()).toISOString(),
    baseVersion: options.version(),
  });

  function put(form: ArticleForm): void {
    const fieldsSet = fieldDifferences(text.form(), form).map(({ field }) => field);
    text.replace(form);
    writer.restart();
    changed(...fieldsSet);
  }

  /** Returns the undo of a replacement. @param taken offered text that replaced the former one: an undo offers it again */
  function undoable(former: TextAside, taken: RecoveredText | null = null): Replaced {
    const replacing = text.form();
    return {
      undo() {
        // The tab that has become the leader offers the text itself.
        if (!options.isLeader()) return;
        void recovery.offer(present(), replacing);
        put(former.text.form);
        if (taken) void recovery.offer(taken, former.text.form);
        void writer.flushWhole().then(former.forget);
      },
      forget() {
        void writer.flushWhole().then(former.forget);
      },
    };
  }

  return {
    replaceForm(form) {
      const former = recovery.keep(present(), options.isUnsaved());
      put(form);
      return undoable(former);
    },
    useRecovered() {
      const taken = recovery.decline();
      if (!taken) return null;
      const former = recovery.keep(present(), options.isUnsaved());
      put(taken.text.form);
      void writer.flushWhole().then(taken.forget);
      return undoable(former, taken.text);
    },
    discardRecovered() {
      const declined = recovery.decline();
      return declined && { undo: declined.offer, forget: () => void declined.forget() };
    },
    takeTheirs({ form }, settle) {
      const mine = recovery.keep(present(), options.isUnsaved());
      text.replace(form);
      settle();
      // Recovery keeps the former text, so the session's journal begins again with the other text.
      if (options.isKeeping()) void writer.clear();
      else writer.restart();
      return undoable(mine);
    },
  };
}
