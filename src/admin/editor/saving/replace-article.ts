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
  /** Notes a change of the user's. */
  changed(...fields: FieldName[]): void;
  /** Milliseconds since 1970. */
  now(): number;
  version(): number;
  isUnsaved(): boolean;
  isWriting(): boolean;
  /** Whether this computer keeps what is typed now. */
  isKeeping(): boolean;
}

/** Puts whole forms in place of the present one, each with a way back: until that is over, what the server does not have is kept on this computer. */
interface ArticleReplacement {
  replaceForm(form: ArticleForm): Replaced;
  useRecovered(): Replaced | null;
  discardRecovered(): Replaced | null;
  /** @param settle tells the rest of the session, once the other text is in place */
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

  /** @param taken the text that came in its place, where that was offered: it is again, once it leaves */
  function wayBack(former: TextAside, taken: RecoveredText | null = null): Replaced {
    const replacing = text.form();
    return {
      undo() {
        // Whatever tab writes now offers it.
        if (!options.isWriting()) return;
        // Another tab that writes now makes the offer instead.
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
      return wayBack(former);
    },
    useRecovered() {
      const taken = recovery.decline();
      if (!taken) return null;
      const former = recovery.keep(present(), options.isUnsaved());
      put(taken.text.form);
      void writer.flushWhole().then(taken.forget);
      return wayBack(former, taken.text);
    },
    discardRecovered() {
      const declined = recovery.decline();
      return declined && { undo: declined.offer, forget: () => void declined.forget() };
    },
    takeTheirs({ form }, settle) {
      const mine = recovery.keep(present(), options.isUnsaved());
      text.replace(form);
      settle();
      // The journal already holds my text: start with the other one.
      if (options.isKeeping()) void writer.clear();
      else writer.restart();
      return wayBack(mine);
    },
  };
}
