import type { Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { useEffect, useRef, useState } from 'react';
import { startPictureUpload, type PictureUpload } from '../../pictures/picture-upload.ts';
import { DialogActions, FormDialog } from '../FormDialog.tsx';
import { useEditorTools } from '../editor-tools.ts';
import { PICTURE_DIALOG_COPY } from './copy.ts';
import { PictureFileField } from './PictureFileField.tsx';
import { selectedPicture } from './picture-node.ts';
import { PictureWordsFields } from './PictureWordsFields.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { usePictureWords } from './use-picture-words.ts';

export function ChangedPicture({ close }: { close: () => void }) {
  const { editor, uploadPicture } = useEditorTools();
  const [node] = useState(() => selectedPicture(editor.state));
  const [upload, setUpload] = useState<PictureUpload | null>(null);
  const words = usePictureWords({ alt: node?.attrs['alt'] as string | null | undefined, caption: '' });
  const stopWaiting = useRef(() => {});
  useEffect(
    () => () => {
      stopWaiting.current();
      upload?.cancel();
    },
    [upload],
  );

  const submit = () => {
    const checked = words.check();
    if (!checked || !node) return;
    if (!upload) {
      changePicture(editor, node, { alt: checked.alt });
      return close();
    }
    stopWaiting.current();
    stopWaiting.current = upload.$state.subscribe((state) => {
      if (state.kind !== 'uploaded') return;
      const [width, height] = [String(state.width), String(state.height)];
      changePicture(editor, node, { alt: checked.alt, src: state.url, width, height });
      close();
    });
  };
  return (
    <FormDialog title={PICTURE_DIALOG_COPY.title} close={close} submit={submit}>
      <PictureFileField
        label={PICTURE_DIALOG_COPY.replace}
        choose={(file) => setUpload(startPictureUpload(file, uploadPicture))}
      />
      {upload && <UploadProgress key={upload.file.name} upload={upload} />}
      <PictureWordsFields words={words} />
      <DialogActions label={PICTURE_DIALOG_COPY.change} cancel={close}>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            editor.commands.deleteSelection();
            close();
          }}
        >
          {PICTURE_DIALOG_COPY.remove}
        </button>
      </DialogActions>
    </FormDialog>
  );
}

/** Sets attributes of the selected picture, as one change; does nothing when another node has taken its place. */
function changePicture(editor: Editor, node: DocumentNode, attributes: Record<string, string>) {
  editor.commands.command(({ tr, state }) => {
    const { from } = state.selection;
    const at = [from, from + 1].find((position) => state.doc.nodeAt(position) === node);
    if (at === undefined) return false;
    for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(at, name, value);
    return true;
  });
}
