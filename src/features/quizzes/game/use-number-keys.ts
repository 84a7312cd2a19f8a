import { useEffect } from 'react';
import { digitOfKey } from '../../../presentation/keyboard/digit-key.ts';

/** Calls `onNumber` with the digit of a key, unless a text field has the focus. */
export function useNumberKeys(onNumber: (number: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
      const isTyping = event.target instanceof Element && event.target.matches('textarea, input:not([type=radio])');
      const digit = digitOfKey(event);
      if (!isShortcut && !isTyping && digit !== null) onNumber(digit);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onNumber]);
}
