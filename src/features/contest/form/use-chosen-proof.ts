import { useRef, useState, type ChangeEvent } from 'react';
import { REFUSED } from './copy.ts';
import { inspectProof, isTooLarge } from './inspect-proof.ts';

type ChangeHandler = (event: ChangeEvent<HTMLInputElement>) => unknown;

/**
 * Inspects a file as soon as it is chosen. A refused file is cleared; the reason stays until another file is chosen.
 *
 * @returns the reason of the refusal, whether that reason is the size, and a function that wraps the form's own change handler
 */
export function useChosenProof() {
  const [refusal, setRefusal] = useState<{ message: string; isSize: boolean } | null>(null);
  const newest = useRef<File | null>(null);

  const refuse = (input: HTMLInputElement, message: string, isSize: boolean) => {
    input.value = '';
    setRefusal({ message, isSize });
  };
  const inspect = async (input: HTMLInputElement, file: File, notifyForm: () => unknown) => {
    const verdict = await inspectProof(file);
    // The visitor may have chosen another file meanwhile.
    if (newest.current !== file || verdict === 'accepted') return;
    refuse(input, REFUSED[verdict], false);
    notifyForm();
  };
  const whenChosen =
    (onChange: ChangeHandler): ChangeHandler =>
    (event) => {
      const input = event.currentTarget;
      const file = input.files?.[0] ?? null;
      newest.current = file;
      if (file && isTooLarge(file)) refuse(input, REFUSED['too-large'], true);
      else if (file) {
        setRefusal(null);
        // Tells the form that the field is empty: browsers fire no event for changes by a script.
        void inspect(input, file, () => input.dispatchEvent(new Event('change', { bubbles: true })));
      }
      return onChange(event);
    };
  return { refusal: refusal?.message, isTooLarge: refusal?.isSize === true, whenChosen };
}
