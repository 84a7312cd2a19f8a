import { useRef } from 'react';
import { PROOF_COPY } from './copy.ts';
import type { Toast } from './use-toasts.ts';

interface Props {
  toasts: Toast[];
  onClose(id: number): void;
}

/** Messages at the top of the page. The live region exists from the start, so that screen readers announce new messages. */
export function ContestToasts({ toasts, onClose }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const close = (id: number) => {
    // Focuses the region before its button goes, so that the next Tab goes on from this place in the page.
    region.current?.focus({ preventScroll: true });
    onClose(id);
  };
  return (
    <div ref={region} className="contest-toasts" role="status" aria-label={PROOF_COPY.messages} tabIndex={-1}>
      {toasts.map(({ id, kind, text }) => (
        <div key={id} className="contest-toast" data-kind={kind}>
          <p>{text}</p>
          <button type="button" onClick={() => close(id)}>
            <span aria-hidden="true">×</span>
            <span className="field-spoken">{PROOF_COPY.close}</span>
          </button>
        </div>
      ))}
    </div>
  );
}
