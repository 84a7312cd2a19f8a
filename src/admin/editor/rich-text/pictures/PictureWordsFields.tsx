import { useId } from 'react';
import { PICTURE_DIALOG_COPY } from './copy.ts';
import type { PictureWordsForm } from './use-picture-words.ts';

export function PictureWordsFields({ words }: { words: PictureWordsForm }) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{PICTURE_DIALOG_COPY.alt}</label>
        <input
          id={id}
          type="text"
          value={words.alt}
          disabled={words.isDecorative}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={words.isAltMissing || undefined}
          onChange={({ target }) => words.setAlt(target.value)}
        />
        <p id={`${id}-hint`} className="field-hint">
          {PICTURE_DIALOG_COPY.altHint}
        </p>
        <p id={`${id}-error`} className="field-error" role="alert">
          {words.isAltMissing && PICTURE_DIALOG_COPY.missingAlt}
        </p>
      </div>
      <label className="panel-choice">
        <input
          type="checkbox"
          checked={words.isDecorative}
          onChange={({ target }) => words.setIsDecorative(target.checked)}
        />
        {PICTURE_DIALOG_COPY.decorative}
      </label>
    </>
  );
}
