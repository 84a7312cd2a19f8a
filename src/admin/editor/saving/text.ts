import { atom, type ReadableAtom } from 'nanostores';
import type { ArticleFields, ArticleForm } from '../../../core/editing/article-form.ts';
import type { DocumentJson, RichTextHandle, StepJson } from '../../../core/editing/rich-text-handle.ts';

/** The form while it is being written: its fields, and the rich text that holds its content. */
export interface WrittenText {
  readonly $fields: ReadableAtom<ArticleFields>;
  readonly $document: ReadableAtom<{ key: string; html: string }>;
  /** Gives it the rich text to read; returns how to take it back. */
  attach(richText: RichTextHandle): () => void;
  /** Notes that the rich text has changed. */
  contentChanged(): void;
  setFields(fields: Partial<ArticleFields>): void;
  /** The whole form. The content comes to the letter as it was opened, as long as nothing in it was changed. */
  form(): ArticleForm;
  /** Puts a form in place as a change that can be undone, where there is a rich text to undo it. */
  replace(form: ArticleForm): void;
  /** Opens another document. */
  open(form: ArticleForm): void;
  /** Returns the steps of the rich text since the last call; null when only the whole text tells. */
  takeSteps(): StepJson[] | null;
  /** The document that further steps will be done to, where the content does not tell it. */
  document(): DocumentJson | null;
}

/** @param newKey names a document */
export function createText(initial: ArticleForm, newKey: () => string): WrittenText {
  const { content, ...fields } = initial;
  const $fields = atom<ArticleFields>(fields);
  const $document = atom({ key: newKey(), html: content });
  let richText: RichTextHandle | null = null;
  /** The content as it was read last. */
  let html = content;
  let isChanged = false;
  let areStepsLost = false;

  function readContent(): string {
    if (isChanged && richText) {
      html = richText.html();
      isChanged = false;
    }
    return html;
  }

  function open({ content: opened, ...openedFields }: ArticleForm): void {
    $fields.set(openedFields);
    html = opened;
    isChanged = false;
    areStepsLost = true;
    $document.set({ key: newKey(), html });
  }

  return {
    $fields,
    $document,
    attach(attached) {
      richText = attached;
      return () => {
        if (richText !== attached) return;
        const before = $document.get().html;
        try {
          readContent();
        } catch (error) {
          // The editor is closed already: the text read last stands, and the journal has the steps since.
          console.warn('The rich text could not be read', error);
        }
        richText = null;
        areStepsLost = true;
        if (html !== before) $document.set({ key: newKey(), html });
      };
    },
    contentChanged() {
      isChanged = true;
    },
    setFields(changed) {
      $fields.set({ ...$fields.get(), ...changed });
    },
    form: () => ({ ...$fields.get(), content: readContent() }),
    replace(form) {
      const { content: replacing, ...replacingFields } = form;
      if (!richText) return open(form);
      $fields.set(replacingFields);
      if (replacing === readContent()) return;
      richText.replace(replacing);
      isChanged = true;
    },
    open,
    takeSteps() {
      const steps = richText ? richText.takeSteps() : [];
      const isWhole = areStepsLost || steps === null || (isChanged && steps.length === 0);
      areStepsLost = false;
      return isWhole ? null : steps;
    },
    document: () => richText?.document() ?? null,
  };
}
