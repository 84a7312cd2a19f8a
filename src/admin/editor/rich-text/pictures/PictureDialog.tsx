import { useState } from 'react';
import { useEditorTools } from '../editor-tools.ts';
import { ChangedPicture } from './ChangedPicture.tsx';
import { PICTURE_DIALOG_COPY } from './copy.ts';
import { NewPicture } from './NewPicture.tsx';
import { selectedPicture } from './picture-node.ts';

/** Adds pictures one after the other, or changes the selected one. */
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
