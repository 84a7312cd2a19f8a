import { useState } from 'react';
import { DialogActions } from '../dialog/DialogActions.tsx';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { useEditorTools } from '../editor-tools.ts';
import { PICTURE_DIALOG_COPY } from './copy.ts';
import { NewPicture } from './NewPicture.tsx';
import { selectedPicture } from './picture-node.ts';
import { PictureWordsFields } from './PictureWordsFields.tsx';
import { usePictureWords } from './use-picture-words.ts';

/** Adds pictures to the text, one after the other, or changes what is said of the one that is selected. */
export default function PictureDialog({ files, close }: { files: File[]; close: () => void }) {
  const { editor } = useEditorTools();
  const [isEdited] = useState(() => files.length === 0 && selectedPicture(editor.state) !== null);
  const [place, setPlace] = useState(0);
  if (isEdited) return <ChangedPicture close={close} />;
  const next = () => (place + 1 < files.length ? setPlace(place + 1) : close());
  return (
    <NewPicture
      key={place}
      file={files[place] ?? null}
      title={files.length > 1 ? PICTURE_DIALOG_COPY.titleOf(place + 1, files.length) : PICTURE_DIALOG_COPY.title}
      done={next}
    />
  );
}

function ChangedPicture({ close }: { close: () => void }) {
  const { editor } = useEditorTools();
  const [node] = useState(() => selectedPicture(editor.state));
  const words = usePictureWords({ alt: node?.attrs['alt'] as string | null | undefined, caption: '' });
  const submit = () => {
    const checked = words.check();
    if (!checked || !node) return;
    editor.commands.command(({ tr, state }) => {
      const { from } = state.selection;
      const at = state.doc.nodeAt(from) === node ? from : from + 1;
      tr.setNodeAttribute(at, 'alt', checked.alt);
      return true;
    });
    close();
  };
  return (
    <FormDialog title={PICTURE_DIALOG_COPY.title} close={close} submit={submit}>
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
