import { useLayoutEffect, useState } from 'react';
import type { RichTextHandle } from '../../../core/editing/rich-text-handle.ts';
import type { UploadPicture } from '../pictures/picture-upload.ts';
import type { LinkTarget } from '../../../gateway/browser/articles.ts';
import { OpenText } from './OpenText.tsx';

export interface RichTextEditorProps {
  /** Another one opens another text, with a history of its own. */
  documentKey: string;
  /** Initial HTML; a later change alone has no effect. */
  html: string;
  /** Accessible name of the text. */
  label: string;
  isReadOnly: boolean;
  /** At each change of the text by whoever writes. */
  onChange(): void;
  /** With null once the text is closed. */
  onReady(handle: RichTextHandle | null): void;
  uploadPicture: UploadPicture;
  findArticles(text: string): Promise<LinkTarget[]>;
}

/** An article's text, written as the site shows it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const [isPlaced, setPlaced] = useState(false);
  // Rendered at one go from here. Tiptap destroys an editor that is not mounted a millisecond after it was made: React, which
  // may take longer to render what was awaited, would be left without one.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => setPlaced(true), []);
  return isPlaced && <OpenText key={props.documentKey} {...props} />;
}
