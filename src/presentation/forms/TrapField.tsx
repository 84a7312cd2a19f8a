import type { Ref, RefObject } from 'react';
import { TRAP_FIELD } from '../../core/trap-field.ts';

interface Props {
  id: string;
  /** Label for people who find the field nevertheless. */
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/** Attributes that keep password managers out: 1Password, LastPass, Bitwarden, Dashlane. */
const NOT_TO_FILL = {
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
};

/** Hidden field that only machines fill in. */
export function TrapField({ id, label, ref }: Props) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input ref={ref} type="text" id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" {...NOT_TO_FILL} />
    </div>
  );
}

/** Empties the field and returns its content: a browser may have filled it in for a person, who tries again. */
export function emptyTrap({ current: field }: RefObject<HTMLInputElement | null>): string {
  const caught = field?.value ?? '';
  if (field) field.value = '';
  return caught;
}
