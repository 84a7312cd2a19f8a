import { toastRegion, type TellingOptions } from './toast-region.ts';

export interface FormToast {
  /** Says what has become of a submission, in the place of what was said of the one before. */
  tell(text: string, options?: TellingOptions): void;
  /** Takes away what was said: another submission begins. */
  clear(): void;
}

/** Makes the one message that a form has at a time. The region is made at once: screen readers have to know it before. */
export function formToast(): FormToast {
  const toasts = toastRegion();
  let said = new AbortController();
  const clear = () => {
    said.abort();
    said = new AbortController();
  };
  return {
    tell(text, options) {
      clear();
      toasts.tell(text, { ...options, signal: said.signal });
    },
    clear,
  };
}
