import type { Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { atom, type ReadableAtom } from 'nanostores';
import type { DocumentJson, RichTextHandle } from '../../../core/editing/rich-text-handle.ts';
import { articleHtml, replaceArticle } from './document/article-source.ts';
import { hasCollapsibleSpace } from './document/collapsible-space.ts';
import { wouldChange, type MarkupDifference } from './document/differences.ts';
import { serialiseArticle } from './document/serialise-article.ts';
import { takeSteps } from './document/step-recorder.ts';
import { revealPlace } from './reveal-place.ts';

/** HTML that editing would change: it cannot be edited, and is kept to the byte. */
export interface ProtectedHtml {
  html: string;
  differences: MarkupDifference[];
}

interface ProtectedText {
  handle: RichTextHandle;
  /** Null when the text may be edited. */
  $kept: ReadableAtom<ProtectedHtml | null>;
  /** Accepts the text as the editor shows it. */
  convert(): void;
  /** Must be called at each change of the document. */
  documentChanged(): void;
}

/** Holds the text of an editor for the rest of the screen. HTML that the editor would change is returned to the byte. */
export function protectText(editor: Editor, opened: string): ProtectedText {
  const $kept = atom(keptText(opened));
  /** Protected texts, by the document that the editor shows for each: undo may return to such a document. */
  const protectedTexts = new Map<DocumentNode, ProtectedHtml>();
  let isConverted = false;
  /** Whether replaying the steps would give the editor's version instead of the kept HTML. */
  let isWholeNeeded = false;
  let isReplacing = false;

  const noteProtected = (kept: ProtectedHtml | null) => {
    if (kept) protectedTexts.set(editor.state.doc, kept);
  };
  noteProtected($kept.get());

  /** Accepts the present document as shown: undo no longer brings the protected HTML back for it. */
  function takeAsShown(): void {
    for (const document of protectedTexts.keys()) {
      if (!document.eq(editor.state.doc)) continue;
      protectedTexts.delete(document);
      isConverted = true;
    }
  }

  const html = () => {
    const kept = $kept.get();
    if (kept) return kept.html;
    return isConverted ? serialiseArticle(editor.state.doc) : articleHtml(editor);
  };

  return {
    $kept,
    handle: {
      html,
      takeSteps() {
        const steps = takeSteps(editor);
        const isWhole = isWholeNeeded;
        isWholeNeeded = false;
        return isWhole ? null : steps;
      },
      document() {
        const { doc } = editor.state;
        const isHtmlEnough = $kept.get() !== null || !hasCollapsibleSpace(doc);
        return isHtmlEnough ? null : (doc.toJSON() as DocumentJson);
      },
      replace(next) {
        isWholeNeeded = true;
        isReplacing = true;
        // Set before the listeners run, because they read the text at once.
        const kept = keptText(next);
        $kept.set(kept);
        replaceArticle(editor, next);
        isReplacing = false;
        if (kept) noteProtected(kept);
        else takeAsShown();
      },
      focus: () => void editor.commands.focus(),
      reveal: (place) => revealPlace(editor, html(), place),
    },
    convert() {
      isWholeNeeded = true;
      takeAsShown();
      $kept.set(null);
    },
    documentChanged() {
      if (isReplacing || $kept.get() !== null) return;
      for (const [document, kept] of protectedTexts) {
        if (!document.eq(editor.state.doc)) continue;
        isWholeNeeded = true;
        $kept.set(kept);
      }
    },
  };
}

function keptText(html: string): ProtectedHtml | null {
  const differences = wouldChange(html);
  return differences.length > 0 ? { html, differences } : null;
}
