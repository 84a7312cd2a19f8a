import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import {
  startPictureUpload,
  type PictureUpload,
  type PictureUploadState,
  type UploadPicture,
} from './picture-upload.ts';

const $NO_UPLOAD = atom<PictureUploadState | null>(null);

/** Manages the upload of one picture, such as the main image. Choosing another file replaces the upload. */
export function usePictureUpload(uploadPicture: UploadPicture) {
  const [upload, setUpload] = useState<PictureUpload | null>(null);
  const $state: ReadableAtom<PictureUploadState | null> = upload?.$state ?? $NO_UPLOAD;
  const state = useStore($state);
  useEffect(() => () => upload?.cancel(), [upload]);
  return {
    /** Null before a file is chosen, and after its upload is cancelled. */
    state: state?.kind === 'cancelled' ? null : state,
    file: upload?.file ?? null,
    choose: (file: File) => setUpload(startPictureUpload(file, uploadPicture)),
    retry: () => upload?.retry(),
    cancel: () => setUpload(null),
  };
}
