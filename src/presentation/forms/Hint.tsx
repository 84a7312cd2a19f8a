import type { ReactNode } from 'react';

export function Hint({ id, text }: { id: string; text: ReactNode }) {
  return (
    text && (
      <p id={id} className="field-hint">
        {text}
      </p>
    )
  );
}
