import { useState, type ReactNode } from 'react';
import { TWO_TEXTS_WIDTH, useMinimumWidth } from '../use-minimum-width.ts';

interface Props {
  title: string;
  className: string;
  children: ReactNode;
}

/** A part of the form, folded at first where the window has room for one column only. */
export function FoldedPart({ title, className, children }: Props) {
  const isWide = useMinimumWidth(TWO_TEXTS_WIDTH);
  // Read once: a window that becomes narrow, or a device that is turned, must not fold the part being written.
  const [isOpenAtFirst] = useState(isWide);
  return (
    <details className="folded-part" open={isOpenAtFirst}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={className}>{children}</div>
    </details>
  );
}
