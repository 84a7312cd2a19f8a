import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../dialog/Dialog.tsx';

const CANCEL = 'Annuler';

interface Props {
  title: string;
  /** Called by Escape. */
  close(): void;
  /** Called by Enter and the main button. */
  submit: () => void;
  children: ReactNode;
  isWide?: boolean;
}

/** Dialog with a form. A portal takes it out of the text's fieldset, which is disabled while another tab writes. */
export function FormDialog({ title, close, submit, children, isWide }: Props) {
  return createPortal(
    <Dialog title={title} onClose={close} isWide={isWide}>
      <form
        noValidate
        className="panel-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
      </form>
    </Dialog>,
    document.body,
  );
}

interface ActionsProps {
  label: string;
  isPossible?: boolean;
  cancel(): void;
  children?: ReactNode;
}

/** Buttons at the end of a form dialog. */
export function DialogActions({ label, isPossible = true, cancel, children }: ActionsProps) {
  return (
    <div className="panel-actions">
      <button type="submit" className="button" aria-disabled={!isPossible || undefined}>
        {label}
      </button>
      <button type="button" className="button button-quiet" onClick={cancel}>
        {CANCEL}
      </button>
      {children}
    </div>
  );
}
