import type { ReactNode } from 'react';

const CANCEL = 'Annuler';

interface Props {
  label: string;
  isPossible?: boolean;
  cancel(): void;
  children?: ReactNode;
}

export function DialogActions({ label, isPossible = true, cancel, children }: Props) {
  return (
    <div className="panel-actions">
      <button type="submit" className="button" aria-disabled={!isPossible || undefined}>
        {label}
      </button>
      <button type="button" className="button button-quiet" onClick={cancel}>
        {CANCEL}
      </button>
      {children}
    </div>
  );
}
