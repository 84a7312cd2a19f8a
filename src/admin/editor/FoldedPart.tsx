import { useState, type ReactNode } from 'react';
import { TWO_TEXTS_WIDTH, useMinimumWidth } from '../use-minimum-width.ts';

interface Props {
  title: string;
  className: string;
  children: ReactNode;
}

/** A part of the form that opens folded where the window has room for one column alone. */
export function FoldedPart({ title, className, children }: Props) {
  const isWide = useMinimumWidth(TWO_TEXTS_WIDTH);
  // A window that becomes narrow, as a device that is turned, folds nothing under the hand of its writer.
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
