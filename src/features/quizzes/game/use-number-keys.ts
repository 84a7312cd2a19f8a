import { useEffect } from 'react';

/** Calls `onNumber` with what a digit key says, wherever the focus is but in a field of text. */
export function useNumberKeys(onNumber: (number: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
      const isTyping = event.target instanceof Element && event.target.matches('textarea, input:not([type=radio])');
      // A French keyboard has its digits behind Shift: the key itself is what counts there.
      const digit = /^[1-9]$/.exec(event.key)?.[0] ?? /^Digit([1-9])$/.exec(event.code)?.[1];
      if (!isShortcut && !isTyping && digit !== undefined) onNumber(Number(digit));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onNumber]);
}
