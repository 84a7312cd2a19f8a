import { element } from '../dom/element.ts';
import { countDown } from './countdown.ts';

/** Milliseconds for which an action can be undone. */
const UNDO_TIME = 8000;

export type UndoOutcome = 'undone' | 'expired';

export interface UndoOffer {
  /** Message, as « Article supprimé avec succès ». */
  text: string;
  /** Object of the action, such as the title of an article. */
  subject: string;
  /** Label of the button; `undoKeys` is its keyboard shortcut as people write it. */
  undo: string;
  undoKeys: string;
  /** Writes the seconds left. */
  seconds(count: number): string;
}

/**
 * Adds the remaining time to a toast, in figures and as a bar, and waits for the outcome. The time pauses while the
 * toast is hovered or focused. Ctrl + Z takes the newest offer of the page.
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
    // The new focus is known a moment later.
    listen(toast, ['focusout'], () => queueMicrotask(() => settled.signal.aborted || pauseOrResume()));
    listen(undo, ['click'], () => settle('undone'));
    listen(document, ['keydown'], (event) => {
      const newest = [...document.querySelectorAll('.undo-offer')].at(-1);
      if (toast !== newest || !(event instanceof KeyboardEvent) || !asksToUndo(event)) return;
      event.preventDefault();
      // Otherwise the previous offer, which becomes the newest, would take the same keys.
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
