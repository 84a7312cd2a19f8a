import { useEffect, useId, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Called by Escape too; the dialog goes once its parent renders it no more. */
  onClose: () => void;
  children: ReactNode;
  /** Room for more than a question. */
  isWide?: boolean;
}

/** A dialog of the browser's own: it holds the keyboard, makes what is behind it inert, and gives the focus back. */
export function Dialog({ title, onClose, children, isWide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // React takes the element away before the browser gives the focus back.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file field tells of a choice that was given up by an event of the same name.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // A browser closes at the second Escape whatever it is told.
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
