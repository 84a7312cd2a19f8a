import { useId, type ReactNode } from 'react';
import { Modal } from './Modal.tsx';

interface Props {
  title: string;
  /** Called by the buttons and Escape; the parent then stops rendering the dialog. */
  onClose: () => void;
  children: ReactNode;
  isWide?: boolean;
}

export function Dialog({ title, onClose, children, isWide = false }: Props) {
  const titleId = useId();
  return (
    <Modal className={isWide ? 'dialog dialog-wide' : 'dialog'} titleId={titleId} onClose={onClose}>
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {children}
    </Modal>
  );
}
