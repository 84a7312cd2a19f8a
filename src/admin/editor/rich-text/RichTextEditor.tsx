import { useLayoutEffect, useState } from 'react';
import type { RichTextHandle } from '../../../core/editing/rich-text-handle.ts';
import type { UploadPicture } from '../pictures/picture-upload.ts';
import type { LinkTarget } from '../../../gateway/browser/articles.ts';
import { OpenText } from './OpenText.tsx';

export interface RichTextEditorProps {
  /** A new key opens another text, with a history of its own. */
  documentKey: string;
  /** Initial HTML; changing it later has no effect without a new key. */
  html: string;
  /** Accessible name. */
  label: string;
  /** Whether another tab writes the text, so that it cannot be edited here. */
  isWrittenElsewhere: boolean;
  /** Called at each change by the user. */
  onChange(): void;
  /** Receives null once the text is closed. */
  onReady(handle: RichTextHandle | null): void;
  uploadPicture: UploadPicture;
  findArticles(text: string): Promise<LinkTarget[]>;
}

/** Editor of an article's text, which looks as on the site. */
export function RichTextEditor(props: RichTextEditorProps) {
  const [isPlaced, setPlaced] = useState(false);
  // Renders the editor only after this component is mounted. Tiptap destroys an editor that is not mounted a millisecond after its
  // creation, and React may take longer to mount a component that suspended.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => setPlaced(true), []);
  return isPlaced && <OpenText key={props.documentKey} {...props} />;
}
