import { useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  /** Label of the button, and announcements after a click. */
  copy: { copy: string; copied: string; copyRefused: string };
  children?: ReactNode;
}

/** A read-only value with a button to copy it. Selects the value where the browser refuses to copy. */
export function CopiedField({ label, value, copy, children }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const copyValue = async () => {
    say('');
    try {
      await navigator.clipboard.writeText(value);
      say(copy.copied);
    } catch {
      field.current?.select();
      say(copy.copyRefused);
    }
  };
  return (
    <div className="field copied-field">
      <label htmlFor={id}>{label}</label>
      <input ref={field} id={id} type="text" readOnly value={value} onFocus={(event) => event.target.select()} />
      {children}
      <p>
        <button type="button" className="chip" onClick={() => void copyValue()}>
          {copy.copy}
        </button>
      </p>
      <p role="status">{said}</p>
    </div>
  );
}
