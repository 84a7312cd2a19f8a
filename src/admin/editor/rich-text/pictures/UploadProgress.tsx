import { useStore } from '@nanostores/react';
import { PICTURE_COPY } from '../../pictures/copy.ts';
import { PicturePreview } from '../../pictures/PicturePreview.tsx';
import type { PictureUpload } from '../../pictures/picture-upload.ts';

/** Chosen picture with the progress of its upload, and a retry where it may help. */
export function UploadProgress({ upload }: { upload: PictureUpload }) {
  const state = useStore(upload.$state);
  return (
    <div className="picture-progress">
      <PicturePreview file={upload.file} />
      {state.kind === 'failed' ? (
        <p role="alert" className="field-error">
          {state.message}
        </p>
      ) : (
        <p className="field-hint">
          <span role="status">
            {state.kind === 'preparing' && PICTURE_COPY.preparing}
            {state.kind === 'sending' && PICTURE_COPY.sending}
            {state.kind === 'uploaded' && PICTURE_COPY.uploaded}
          </span>{' '}
          {/* Stands outside the status: screen readers would announce each percentage. */}
          <span>{state.kind === 'preparing' && PICTURE_COPY.progress(state.progress)}</span>
        </p>
      )}
      {state.kind === 'failed' && state.canRetry && (
        <button type="button" className="button button-quiet" onClick={() => upload.retry()}>
          {PICTURE_COPY.retry}
        </button>
      )}
    </div>
  );
}
