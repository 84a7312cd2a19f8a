import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Label of the button that closes it. */
  close: string;
  onClose(): void;
  /** Buttons at its foot. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog that fills most of the window: open while it is rendered; Escape asks to close it. Gives the keyboard back to where it was. */
export function LargeDialog({ title, close, onClose, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="large-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={close} title={close} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="large-dialog-body">{children}</div>
      {actions && <footer>{actions}</footer>}
    </dialog>
  );
}
