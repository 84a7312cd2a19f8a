import type { Ref, RefObject } from 'react';
import { TRAP_FIELD } from '../../core/trap-field.ts';

interface Props {
  id: string;
  /** For whoever finds the field all the same. */
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/** Keeps the password managers out that ask: 1Password, LastPass, Bitwarden, Dashlane. */
const NOT_TO_FILL = {
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
};

/** A field that no visitor sees, and that machines fill in: what comes with something in it is not from a person. */
export function TrapField({ id, label, ref }: Props) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input ref={ref} type="text" id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" {...NOT_TO_FILL} />
    </div>
  );
}

/**
 * Returns the content of the trap field and empties it: a browser may have filled it in for a person, who tries again.
 */
export function emptyTrap({ current: field }: RefObject<HTMLInputElement | null>): string {
  const caught = field?.value ?? '';
  if (field) field.value = '';
  return caught;
}
