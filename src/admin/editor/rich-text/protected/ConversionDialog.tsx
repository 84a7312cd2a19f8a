import { useId } from 'react';
import { DialogActions, FormDialog } from '../FormDialog.tsx';
import { cleanedForEditing } from '../document/differences.ts';
import type { ProtectedHtml } from '../protected-text.ts';
import { PROTECTED_TEXT_COPY } from './copy.ts';

interface Props {
  kept: ProtectedHtml;
  convert(): void;
  close(): void;
}

/** Compares a text's HTML with the editor's version, before the writer accepts that version. */
export default function ConversionDialog({ kept, convert, close }: Props) {
  const id = useId();
  const texts = [
    { title: PROTECTED_TEXT_COPY.before, html: kept.html },
    { title: PROTECTED_TEXT_COPY.after, html: cleanedForEditing(kept.html) },
  ];
  return (
    <FormDialog
      title={PROTECTED_TEXT_COPY.convert}
      close={close}
      isWide
      submit={() => {
        close();
        convert();
      }}
    >
      <p>{PROTECTED_TEXT_COPY.conversion}</p>
      <div className="panel-pair">
        {texts.map(({ title, html }) => (
          <div key={title} className="field panel-source">
            <label htmlFor={`${id}-${title}`}>{title}</label>
            <textarea id={`${id}-${title}`} readOnly value={html} rows={12} spellCheck={false} />
          </div>
        ))}
      </div>
      <DialogActions label={PROTECTED_TEXT_COPY.confirm} cancel={close} />
    </FormDialog>
  );
}
