import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

interface Props {
  className: string;
  titleId: string;
  /** Called when the user closes the dialog, also by Escape. The parent must then stop rendering the dialog. */
  onClose: () => void;
  /** Element to focus first; by default the browser chooses. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Native modal dialog: it traps the focus, makes the page behind it inert, and restores the focus. */
export function Modal({ className, titleId, onClose, firstFocus, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect is cleaned up while the element is still in the page: closing it then restores the focus.
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
        // File fields fire a `cancel` event of their own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close a dialog at the second Escape, even when the event was prevented.
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}
