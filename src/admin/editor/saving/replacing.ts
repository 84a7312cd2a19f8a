import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { fieldDifferences } from '../../../core/editing/field-difference.ts';
import type { FieldName } from '../../../core/editing/journal.ts';
import type { Conflict, Replaced } from '../editing-session.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { Recovery, TextAside } from './recovery.ts';
import type { WrittenText } from './text.ts';

export interface ReplacingOptions {
  text: WrittenText;
  writer: JournalWriter;
  recovery: Recovery;
  /** Notes a change of the user's. */
  changed(...fields: FieldName[]): void;
  /** Milliseconds since 1970. */
  now(): number;
  version(): number;
  isWriting(): boolean;
  /** Whether this computer keeps what is typed now. */
  isKeeping(): boolean;
}

/** Puts whole forms in place of the present one, each with a way back: until that is over, both are kept on this computer. */
export interface Replacing {
  replaceForm(form: ArticleForm): Replaced;
  useRecovered(): Replaced | null;
  discardRecovered(): Replaced | null;
  /** @param settle tells the rest of the session, once the other text is in place */
  takeTheirs(theirs: Conflict['theirs'], settle: () => void): Replaced;
}

export function createReplacing(options: ReplacingOptions): Replacing {
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

  /** @param taken the text that came in its place, where that was only offered */
  function wayBack(former: TextAside, taken: TextAside | null = null): Replaced {
    const replacing = text.form();
    return {
      undo() {
        // Whatever tab writes now offers it.
        if (!options.isWriting()) return;
        // What was typed since.
        void recovery.offer(present(), replacing);
        put(former.text.form);
        taken?.offer();
        void writer.flushWhole().then(former.forget);
      },
      forget() {
        void writer.flushWhole().then(() => Promise.all([former.forget(), taken?.forget()]));
      },
    };
  }

  function replaceForm(form: ArticleForm, taken: TextAside | null = null): Replaced {
    const former = recovery.keep(present());
    put(form);
    return wayBack(former, taken);
  }

  return {
    replaceForm: (form) => replaceForm(form),
    useRecovered() {
      const taken = recovery.decline();
      return taken && replaceForm(taken.text.form, taken);
    },
    discardRecovered() {
      const declined = recovery.decline();
      return declined && { undo: declined.offer, forget: () => void declined.forget() };
    },
    takeTheirs({ form }, settle) {
      const mine = recovery.keep(present());
      text.replace(form);
      settle();
      // What this computer has of mine is all that it takes for now.
      if (options.isKeeping()) void writer.clear();
      else writer.restart();
      return wayBack(mine);
    },
  };
}
