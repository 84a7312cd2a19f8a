import type { Ref, RefObject } from 'react';

interface Props {
  id: string;
  name: string;
  /** For whoever finds the field all the same. */
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/** A field that no visitor sees, and that machines fill in: what comes with something in it is not from a person. */
export function TrapField({ id, name, label, ref }: Props) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input ref={ref} type="text" id={id} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What stands in such a field, which is then empty: a browser may have filled it in for a person, who tries again. */
export function emptyTrap({ current: field }: RefObject<HTMLInputElement | null>): string {
  const caught = field?.value ?? '';
  if (field) field.value = '';
  return caught;
}
