import { useEffect, useId, useRef, useState } from 'react';
import { startPictureUpload, type PictureUpload } from '../../pictures/picture-upload.ts';
import { DialogActions, FormDialog } from '../FormDialog.tsx';
import { useEditorTools } from '../editor-tools.ts';
import { PICTURE_DIALOG_COPY } from './copy.ts';
import { insertWhenUploaded } from './picture-places.ts';
import { PictureFileField } from './PictureFileField.tsx';
import { PictureWordsFields } from './PictureWordsFields.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { usePictureWords } from './use-picture-words.ts';

interface Props {
  /** Dropped or pasted file; null to ask for one. */
  file: File | null;
  title: string;
  done(): void;
}

/** Asks for a picture and its description. The upload runs meanwhile, and continues after insertion. */
export function NewPicture({ file, title, done }: Props) {
  const { editor, uploadPicture, $notice } = useEditorTools();
  const id = useId();
  const [upload, setUpload] = useState<PictureUpload | null>(() => file && startPictureUpload(file, uploadPicture));
  const [isFileMissing, setIsFileMissing] = useState(false);
  const words = usePictureWords({ caption: '' });
  const isInserted = useRef(false);
  useEffect(
    () => () => {
      if (!isInserted.current) upload?.cancel();
    },
    [upload],
  );

  const submit = () => {
    const state = upload?.$state.get();
    const isUsable = state !== undefined && (state.kind !== 'failed' || state.canRetry);
    setIsFileMissing(upload === null);
    const checked = words.check();
    if (!upload || !isUsable || !checked) return;
    isInserted.current = true;
    done();
    insertWhenUploaded(editor, upload, checked, $notice);
  };

  return (
    <FormDialog title={title} close={done} submit={submit}>
      <PictureFileField
        label={PICTURE_DIALOG_COPY.choose}
        isMissing={isFileMissing}
        choose={(chosen) => {
          setIsFileMissing(false);
          setUpload(startPictureUpload(chosen, uploadPicture));
        }}
      />
      {upload && <UploadProgress key={upload.file.name} upload={upload} />}
      <PictureWordsFields words={words} />
      <div className="field">
        <label htmlFor={`${id}-caption`}>{PICTURE_DIALOG_COPY.caption}</label>
        <input
          id={`${id}-caption`}
          type="text"
          value={words.caption}
          onChange={({ target }) => words.setCaption(target.value)}
        />
      </div>
      <DialogActions label={PICTURE_DIALOG_COPY.insert} cancel={done} />
    </FormDialog>
  );
}
