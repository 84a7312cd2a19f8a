import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../dialog/Dialog.tsx';

interface Props {
  title: string;
  /** Asked for by Escape. */
  close(): void;
  /** Runs on Enter and on the main button. */
  submit: () => void;
  children: ReactNode;
  isWide?: boolean;
}

/** A dialog of the editor: a form of its own, away from the screen's, within which none may stand. */
export function FormDialog({ title, close, submit, children, isWide }: Props) {
  return createPortal(
    <Dialog title={title} onClose={close} isWide={isWide}>
      <form
        noValidate
        className="panel-form"
        onSubmit={(event) => {
          event.preventDefault();
          // React hands it to the screen's form, as the tree of components has it.
          event.stopPropagation();
          submit();
        }}
      >
        {children}
      </form>
    </Dialog>,
    document.body,
  );
}
