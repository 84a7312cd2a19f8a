import { Extension, type Editor } from '@tiptap/core';
import { Node as DocumentNode } from '@tiptap/pm/model';
import { Step } from '@tiptap/pm/transform';
import type { DocumentJson, StepJson } from '../../../../core/editing/rich-text-handle.ts';
import { articleSchema } from './schema/schema-extensions.ts';
import { parseArticle } from './parse-article.ts';
import { serialiseArticle } from './serialise-article.ts';

declare module '@tiptap/core' {
  interface Storage {
    stepRecorder: { steps: Step[] };
  }
}

/** Records the document's steps, including those of undo. Steps become JSON only when they are taken, so that typing stays fast. */
export const StepRecorder = Extension.create<object, { steps: Step[] }>({
  name: 'stepRecorder',
  addStorage: () => ({ steps: [] }),
  onTransaction({ transaction, appendedTransactions }) {
    for (const { steps } of [transaction, ...appendedTransactions]) this.storage.steps.push(...steps);
  },
});

/** Returns the steps recorded since the last call, and forgets them. */
export function takeSteps(editor: Editor): StepJson[] {
  return editor.storage.stepRecorder.steps.splice(0).map((step) => step.toJSON() as StepJson);
}

/**
 * Replays recorded steps on the HTML that the editor was opened with.
 * @param base the document that the steps began from, where parsing the HTML gives another one
 * @returns the text as `articleHtml` returns it
 * @throws Error when the steps do not fit that text
 */
export function replaySteps(html: string, steps: readonly StepJson[], base?: DocumentJson): string {
  const opened = base ? DocumentNode.fromJSON(articleSchema(), base) : parseArticle(html);
  let document = opened;
  for (const json of steps) {
    document = applied(document, json);
  }
  return document.eq(opened) ? html : serialiseArticle(document);
}

function applied(document: DocumentNode, json: StepJson): DocumentNode {
  try {
    const { doc, failed } = Step.fromJSON(document.type.schema, json).apply(document);
    if (doc) return doc;
    throw new Error(failed ?? 'ProseMirror gives no reason');
  } catch (error) {
    throw new Error('a recorded step does not apply', { cause: error });
  }
}
