import { toastRegion, type TellingOptions } from './toast-region.ts';

export interface FormToast {
  /** Shows the outcome of a submission, in place of the former message. */
  tell(text: string, options?: TellingOptions): void;
  /** Removes the message, when another submission begins. */
  clear(): void;
}

/** Makes a form's single message. Its region is made at once, so that screen readers know it before the message. */
export function formToast(): FormToast {
  const toasts = toastRegion();
  let removal = new AbortController();
  const clear = () => {
    removal.abort();
    removal = new AbortController();
  };
  return {
    tell(text, options) {
      clear();
      toasts.tell(text, { ...options, signal: removal.signal });
    },
    clear,
  };
}
