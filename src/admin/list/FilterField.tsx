import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  /** Label of the option for everything. */
  all: string;
  /** Null for everything. */
  value: Value | null;
  choices: { value: Value; label: string }[];
  choose(value: Value | null): void;
}

/** Select that narrows a list. */
export function FilterField<Value extends string>({ label, all, value, choices, choose }: Props<Value>) {
  const id = useId();
  // The address may name a value that no row has any more, and is read before the choices are loaded.
  const isKnown = value === null || choices.some((choice) => choice.value === value);
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => choose((target.value as Value) || null)}>
        <option value="">{all}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  );
}
