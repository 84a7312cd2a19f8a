import { useId } from 'react';
import { ACCEPTED_PICTURES } from '../../pictures/picture-limits.ts';
import { PICTURE_DIALOG_COPY } from './copy.ts';

interface Props {
  label: string;
  isMissing?: boolean;
  choose(file: File): void;
}

export function PictureFileField({ label, isMissing = false, choose }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={ACCEPTED_PICTURES}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={isMissing || undefined}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) choose(chosen);
        }}
      />
      <p id={`${id}-hint`} className="field-hint">
        {PICTURE_DIALOG_COPY.chooseHint}
      </p>
      <p id={`${id}-error`} className="field-error" role="alert">
        {isMissing && PICTURE_DIALOG_COPY.missingFile}
      </p>
    </div>
  );
}
