import { useId } from 'react';
import { Hint } from '../../../presentation/forms/field-parts.tsx';

interface Props {
  label: string;
  hint?: string;
  isOn: boolean;
  change(isOn: boolean): void;
}

export function Switch({ label, hint, isOn, change }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="switch">
      <input
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={hint && hintId}
        checked={isOn}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <Hint id={hintId} text={hint} />
    </div>
  );
}
