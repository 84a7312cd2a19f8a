import { useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  /** Label of the button, and announcements after it was pressed. */
  copy: { copy: string; copied: string; copyRefused: string };
  /** Content between the value and the button. */
  children?: ReactNode;
}

/** A value to be sent to somebody: it can be read and copied, not changed. Where the browser copies nothing, it is selected. */
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
