import type { Editor } from '@tiptap/core';
import type { WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { RichTextHandle } from '../../../core/editing/rich-text-handle.ts';
import type { LinkTarget } from '../../../gateway/browser/articles.ts';
import type { UploadPicture } from '../pictures/picture-upload.ts';
import type { PanelStore } from './panel.ts';

export interface EditorTools {
  editor: Editor;
  /** Handle by which the rest of the screen reads the text. */
  text: RichTextHandle;
  /** Whether the text's HTML is kept as it is, and cannot be edited. */
  isProtected: boolean;
  $panel: PanelStore;
  uploadPicture: UploadPicture;
  /** Finds articles whose titles contain a text, best first. */
  findArticles(text: string): Promise<LinkTarget[]>;
  /** Message about the last action; empty for none. */
  $notice: WritableAtom<string>;
}

export const EditorToolsContext = createContext<EditorTools | null>(null);

/** Returns the tools of the surrounding editor. @throws Error outside an editor */
export function useEditorTools(): EditorTools {
  const tools = useContext(EditorToolsContext);
  if (!tools) throw new Error('useEditorTools was called outside EditorToolsContext');
  return tools;
}
