import { useId, type ReactNode } from 'react';
import { Modal } from './Modal.tsx';

interface Props {
  title: string;
  /** Called by Escape too; the dialog goes once its parent renders it no more. */
  onClose: () => void;
  children: ReactNode;
  /** Room for more than a question. */
  isWide?: boolean;
}

/** A question, or a small form. */
export function Dialog({ title, onClose, children, isWide = false }: Props) {
  const titleId = useId();
  return (
    <Modal className={isWide ? 'dialog dialog-wide' : 'dialog'} {...{ titleId, onClose }}>
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {children}
    </Modal>
  );
}
