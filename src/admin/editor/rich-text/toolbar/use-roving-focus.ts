import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Makes a row of buttons a single tab stop: arrows, Home and End move between them. The button that had the focus last is the stop.
 * The returned handlers belong on the element that holds the buttons.
 */
export function useRovingFocus(holder: RefObject<HTMLElement | null>) {
  const buttons = () => [...(holder.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  // Runs after each rendering: buttons come and go with the caret.
  useEffect(() => {
    const all = buttons();
    if (all.filter(({ tabIndex }) => tabIndex === 0).length !== 1) makeStop(all, all[0]);
  });
  return {
    onKeyDown(event: KeyboardEvent) {
      const all = buttons();
      const step = STEPS[event.key];
      const index = all.indexOf(document.activeElement as HTMLElement);
      if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      all[step(index, all.length)]?.focus();
    },
    onFocus(event: { target: EventTarget }) {
      const all = buttons();
      const focused = all.find((button) => button === event.target);
      if (focused) makeStop(all, focused);
    },
  };
}

function makeStop(buttons: HTMLElement[], stop: HTMLElement | undefined) {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
