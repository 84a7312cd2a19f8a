import { useId, useRef, type ReactNode } from 'react';
import { Modal } from '../../dialog/Modal.tsx';

interface Props {
  title: string;
  close: string;
  onClose(): void;
  actions?: ReactNode;
  children: ReactNode;
}

/** Dialog that fills most of the window while it is rendered; Escape calls `onClose`. */
export function LargeDialog({ title, close, onClose, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <Modal className="large-dialog" firstFocus={heading} titleId={titleId} onClose={onClose}>
      <header>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={close} title={close} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="large-dialog-body">{children}</div>
      {actions && <footer>{actions}</footer>}
    </Modal>
  );
}
