import { useStore } from '@nanostores/react';
import { EditorContent, useEditor } from '@tiptap/react';
import { atom } from 'nanostores';
import { useEffect, useId, useMemo, useState } from 'react';
import { RICH_TEXT_COPY } from './copy.ts';
import { TextCount } from './TextCount.tsx';
import { EditorToolsContext, useEditorTools, type EditorTools } from './editor-tools.ts';
import { editorOptions } from './editor-options.ts';
import { FindBar } from './find/FindBar.tsx';
import { PastedTitleOffer } from './links/PastedTitleOffer.tsx';
import type { EditorPanel } from './panel.ts';
import { PanelHost } from './PanelHost.tsx';
import { ProtectedTextBanner } from './protected/ProtectedTextBanner.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';
import { SuggestionList } from './suggestions/SuggestionList.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useRichTextHandle } from './use-rich-text-handle.ts';

/** Editor of one text. Another text needs another instance. */
export function OpenText({
  html,
  label,
  isWrittenElsewhere,
  onChange,
  onReady,
  uploadPicture,
  findArticles,
}: RichTextEditorProps) {
  const textId = useId();
  const toolbarId = useId();
  const [$panel] = useState(() => atom<EditorPanel | null>(null));
  const [$notice] = useState(() => atom(''));
  const [options] = useState(() => editorOptions({ html, textId, toolbarId, $panel }));
  const editor = useEditor(options);
  const { handle, kept, convert } = useRichTextHandle(editor, { html, onChange, onReady });
  const isWritable = !isWrittenElsewhere && kept === null;
  const panel = useStore($panel);

  useEffect(() => editor.setEditable(isWritable, false), [editor, isWritable]);
  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-label', label);
    // The style sheet reads these two properties.
    dom.style.setProperty('--placeholder', JSON.stringify(RICH_TEXT_COPY.placeholder));
    dom.style.setProperty('--caption-hint', JSON.stringify(RICH_TEXT_COPY.captionHint));
  }, [editor, label]);
  const tools = useMemo<EditorTools>(
    () => ({ editor, text: handle, isProtected: kept !== null, $panel, uploadPicture, findArticles, $notice }),
    [editor, handle, kept, $panel, uploadPicture, findArticles, $notice],
  );

  return (
    <EditorToolsContext value={tools}>
      <div className="rich-text">
        {kept && !isWrittenElsewhere && <ProtectedTextBanner kept={kept} convert={convert} />}
        <div className="text-tools">
          {isWritable && <Toolbar id={toolbarId} textId={textId} />}
          {panel?.kind === 'find' && <FindBar />}
        </div>
        <Notice />
        {isWritable && <PastedTitleOffer />}
        <EditorContent editor={editor} className="rich-text-scroll" />
        {isWritable && <SuggestionList />}
        <TextCount />
      </div>
      <PanelHost />
    </EditorToolsContext>
  );
}

/** Message about the last action, until the text changes again. */
function Notice() {
  const { editor, $notice } = useEditorTools();
  const notice = useStore($notice);
  useEffect(() => {
    const clear = () => $notice.set('');
    editor.on('update', clear);
    return () => void editor.off('update', clear);
  }, [editor, $notice]);
  return (
    <p role="status" className="rich-text-notice">
      {notice}
    </p>
  );
}
