import { element } from '../dom/element.ts';
import { countDown } from './countdown.ts';

/** How long something may be undone, in milliseconds. */
const UNDO_TIME = 8000;

export type UndoOutcome = 'undone' | 'expired';

export interface UndoOffer {
  /** Object of the action, such as the title of an article. */
  text: string;
  /** Button label, and its keyboard shortcut as people write it. */
  subject: string;
  /** Label of the button, and the keys that do the same, as people write them. */
  undo: string;
  undoKeys: string;
  /** Writes the seconds that are left. */
  seconds(count: number): string;
}

/**
 * Gives a toast the time that its offer stands, in figures and as a bar, and waits for what becomes of it. The time
 * stands still while the toast is pointed at or holds the keyboard. Ctrl + Z takes the newest offer of the page.
 */
export function offerUndo(
  toast: HTMLElement,
  undo: HTMLElement,
  { undoKeys, seconds }: UndoOffer,
): Promise<UndoOutcome> {
  const secondsLeft = element('span', { ariaHidden: 'true' });
  const bar = element('i', { ariaHidden: 'true' });
  toast.classList.add('undo-offer');
  undo.title = undoKeys;
  undo.setAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
  undo.append(secondsLeft);
  toast.append(bar);
  const motion = bar.animate([{ scale: '1 1' }, { scale: '0 1' }], UNDO_TIME);

  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = (outcome: UndoOutcome) => {
      countdown.stop();
      settled.abort();
      toast.classList.remove('undo-offer');
      resolve(outcome);
    };
    const countdown = countDown(
      UNDO_TIME,
      (left) => (secondsLeft.textContent = seconds(Math.ceil(left / 1000))),
      () => settle('expired'),
    );
    const listen = (target: EventTarget, types: string[], listener: (event: Event) => void) => {
      for (const type of types) target.addEventListener(type, listener, { signal: settled.signal });
    };
    const pauseOrResume = () => {
      if (toast.matches(':hover, :focus-within')) {
        countdown.pause();
        motion.pause();
      } else {
        countdown.resume();
        motion.play();
      }
    };
    listen(toast, ['pointerenter', 'pointerleave', 'focusin'], pauseOrResume);
    // Where the keyboard goes is known a moment later.
    listen(toast, ['focusout'], () => queueMicrotask(() => settled.signal.aborted || pauseOrResume()));
    listen(undo, ['click'], () => settle('undone'));
    listen(document, ['keydown'], (event) => {
      const newest = [...document.querySelectorAll('.undo-offer')].at(-1);
      if (toast !== newest || !(event instanceof KeyboardEvent) || !asksToUndo(event)) return;
      event.preventDefault();
      // The offer before is the newest by the time that it hears of the keys.
      event.stopImmediatePropagation();
      settle('undone');
    });
  });
}

function asksToUndo({ key, ctrlKey, metaKey, shiftKey, altKey, repeat, target }: KeyboardEvent): boolean {
  const isWriting =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey && !repeat && !isWriting;
}
