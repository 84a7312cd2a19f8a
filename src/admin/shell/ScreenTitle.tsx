import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { PRODUCT_NAME } from '../../core/product.ts';

/** Whether no screen was shown before: the first one leaves the focus to the page. */
let isFirst = true;

/**
 * Title of a screen and of the page. When the screen changes, it takes the focus, so that screen readers read it, and
 * the page is shown from its top.
 */
export function ScreenTitle({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${text} – ${PRODUCT_NAME}`;
  }, [text]);
  useEffect(() => {
    if (!isFirst) {
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

/** Gives the focus to the title of the screen when the part with the returned ref disappears with the control that has it. */
export function useFocusFallback<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // A layout effect is cleaned up while the element is still in the page.
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // A dialog that closes gives the focus back first, to a button that disappears as well.
      setTimeout(() => document.activeElement === document.body && focusTitle());
    };
  }, []);
  return part;
}
