import type { ReactNode } from 'react';

/** What helps to answer, under a field's label. */
export function Hint({ id, text }: { id: string; text: ReactNode }) {
  return (
    text && (
      <p id={id} className="field-hint">
        {text}
      </p>
    )
  );
}
