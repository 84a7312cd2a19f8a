import { useId } from 'react';

/** The ids that tie a control to its words. */
interface FieldIds {
  control: string;
  hint: string;
  count: string;
  error: string;
}

/** @param id identifies the control; made up when missing */
export function useFieldIds(id: string | undefined): FieldIds {
  const made = useId();
  const control = id ?? made;
  return { control, hint: `${control}-hint`, count: `${control}-count`, error: `${control}-error` };
}

/** The attributes by which a control names the ids of what describes it, and says whether it is wrong. */
export function describedBy(error: string | undefined, ...ids: (string | false | undefined)[]) {
  return { 'aria-describedby': ids.filter(Boolean).join(' ') || undefined, 'aria-invalid': error ? true : undefined };
}
