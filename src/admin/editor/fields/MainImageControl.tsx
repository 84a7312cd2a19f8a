import { useEffect, useId, useRef, useState } from 'react';
import { describedBy, FieldError } from '../../../presentation/forms/field-parts.tsx';
import { PICTURE_COPY } from '../pictures/copy.ts';
import type { UploadPicture } from '../pictures/picture-upload.ts';
import { ACCEPTED_PICTURES } from '../pictures/picture-limits.ts';
import { usePictureUpload } from '../pictures/use-picture-upload.ts';
import { IMAGE_COPY } from './copy.ts';
import { TextControl } from './TextControl.tsx';
import type { FieldBinding } from './use-article-form.ts';
import { useFileDrop } from './use-file-drop.ts';

interface Props {
  binding: FieldBinding<string | null>;
  alt: FieldBinding<string>;
  uploadPicture: UploadPicture;
}

export function MainImageControl({ binding, alt, uploadPicture }: Props) {
  const { id, label, value, change } = binding;
  const hintId = useId();
  const { state, file, choose, retry, cancel } = usePictureUpload(uploadPicture);
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(place, choose);
  const [removed, setRemoved] = useState<string | null>(null);
  const isUnderWay = state?.kind === 'preparing' || state?.kind === 'sending';
  const error = state?.kind === 'failed' ? state.message : binding.error;

  const uploaded = state?.kind === 'uploaded' ? state.url : null;
  useEffect(() => {
    if (uploaded === null) return;
    change(uploaded);
    cancel();
  }, [uploaded, change, cancel]);

  return (
    <div className="field main-image">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div ref={place} className="drop-place" data-is-over={isOver || undefined}>
        <p className="drop-place-actions">
          <input
            ref={input}
            type="file"
            className="field-spoken"
            id={id}
            accept={ACCEPTED_PICTURES}
            {...describedBy(error, hintId, `${hintId}-state`, error && `${id}-error`)}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) choose(chosen);
              currentTarget.value = '';
            }}
          />
          <label htmlFor={id} className="button button-quiet button-small">
            {value === null ? IMAGE_COPY.choose : IMAGE_COPY.replace}
          </label>
          {value === null && removed !== null && (
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => {
                change(removed);
                input.current?.focus();
              }}
            >
              {IMAGE_COPY.bringBack}
            </button>
          )}
          {value === null && <span className="field-hint">{IMAGE_COPY.drop}</span>}
          {value !== null && (
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => {
                setRemoved(value);
                change(null);
                input.current?.focus();
              }}
            >
              {IMAGE_COPY.remove}
            </button>
          )}
        </p>
        {/* Stands below the buttons, so that the focused button stays in sight when the image appears. */}
        {value !== null && <MainImage key={value} url={value} alt={alt.value} />}
      </div>
      <p role="status" id={`${hintId}-state`} className="field-hint">
        {state?.kind === 'preparing' && PICTURE_COPY.preparing}
        {state?.kind === 'sending' && PICTURE_COPY.sending}
      </p>
      <FieldError id={`${id}-error`} message={error} />
      {(isUnderWay || state?.kind === 'failed') && (
        <p className="drop-place-actions">
          {state.kind === 'failed' && state.canRetry && (
            <button type="button" className="button button-small" onClick={retry}>
              {PICTURE_COPY.retry}
            </button>
          )}
          <button type="button" className="button button-quiet button-small" onClick={cancel}>
            {PICTURE_COPY.cancel} {file?.name}
          </button>
          {/* Stands outside the status: screen readers would announce each percentage. */}
          {state.kind === 'preparing' && <span className="field-hint">{PICTURE_COPY.progress(state.progress)}</span>}
        </p>
      )}
      <p id={hintId} className="field-hint">
        {IMAGE_COPY.hint}
      </p>
      {value !== null && <TextControl label={IMAGE_COPY.alt} hint={IMAGE_COPY.altHint} binding={alt} />}
    </div>
  );
}

function MainImage({ url, alt }: { url: string; alt: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <p className="field-error">{IMAGE_COPY.missing}</p>;
  return <img src={url} alt={alt} onError={() => setMissing(true)} />;
}
