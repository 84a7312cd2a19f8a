import { useEffect, useRef } from 'react';
import { PRODUCT_NAME } from '../../core/product.ts';

/** Whether no screen was shown before: the first one leaves the focus to the page. */
let isFirst = true;

/**
 * Title of a screen and of the page. When the screen changes, it takes the focus, so that screen readers read it, and
 * the page is shown from its top. The first title also starts to catch a focus that would be lost.
 */
export function ScreenTitle({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${text} – ${PRODUCT_NAME}`;
  }, [text]);
  useEffect(() => {
    if (isFirst) catchLostFocus();
    else {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    isFirst = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl wide:text-4xl">
      {text}
    </h1>
  );
}

/** Moves the focus to the title of the screen, because the control that had it disappears. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('.back-office h1')?.focus();
}

/** Gives the focus to the title, or to the dialog after it, whenever the control that has it disappears. */
function catchLostFocus(): void {
  let focused: Node | null = null;
  addEventListener('focusin', ({ target }) => (focused = target as Node));
  new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = null;
    // A dialog that closes gives the focus back first, to a button that may disappear as well.
    setTimeout(() => {
      const places = document.querySelectorAll<HTMLElement>('.back-office h1, dialog[open]');
      if (document.activeElement === document.body) [...places].at(-1)?.focus({ preventScroll: true });
    });
  }).observe(document.body, { childList: true, subtree: true });
}
