import { atom, type ReadableAtom } from 'nanostores';
import type { ArticleFields, ArticleForm } from '../../../core/editing/article-form.ts';
import type { DocumentJson, RichTextHandle, StepJson } from '../../../core/editing/rich-text-handle.ts';
import type { OpenDocument } from '../editing-session.ts';

/** The form while it is being written: its fields, and the rich text with its content. */
export interface WrittenText {
  readonly $fields: ReadableAtom<ArticleFields>;
  readonly $document: ReadableAtom<OpenDocument>;
  /** Attaches the rich text to read; returns a function that detaches it. */
  attach(richText: RichTextHandle): () => void;
  contentChanged(): void;
  setFields(fields: Partial<ArticleFields>): void;
  /** Returns the whole form. Unchanged content is returned to the byte. */
  form(): ArticleForm;
  /** Replaces the form; the rich text, when attached, makes this a change that can be undone. */
  replace(form: ArticleForm): void;
  open(form: ArticleForm): void;
  /** Returns the steps of the rich text since the last call; null when they do not tell every change. */
  takeSteps(): StepJson[] | null;
  /** Returns the document that later steps apply to; null when parsing the content gives the same one. */
  document(): DocumentJson | null;
}

/** Holds a form while it is written. @param newKey makes the key of a new document */
export function createText(initial: ArticleForm, newKey: () => string): WrittenText {
  const { content, ...fields } = initial;
  const $fields = atom<ArticleFields>(fields);
  const $document = atom<OpenDocument>({ key: newKey(), html: content });
  let richText: RichTextHandle | null = null;
  /** Content at the last reading. */
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
