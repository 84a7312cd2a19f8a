import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

interface Props {
  className: string;
  /** The id of its heading. */
  titleId: string;
  /** Called by Escape too; it goes once its parent renders it no more. */
  onClose: () => void;
  /** Element that gets the focus first; otherwise the browser chooses. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A dialog of the browser's own: it holds the keyboard, makes what is behind it inert, and gives the focus back. */
export function Modal({ className, titleId, onClose, firstFocus, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect ends while the element is still there: the browser gives the focus back from it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    firstFocus?.current?.focus();
    return () => element?.close();
  }, [firstFocus]);
  return (
    <dialog
      ref={dialog}
      className={className}
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
      {children}
    </dialog>
  );
}
