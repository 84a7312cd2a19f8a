import { UNDO_TIME } from '../../core/deletion/deletion-log.ts';
import { DELETION } from './copy.ts';
import { countDown } from './countdown.ts';

export type UndoOutcome = 'undone' | 'expired' | 'withdrawn';

export interface UndoOffer {
  title: string;
  /** How long it stands, in milliseconds. */
  remaining: number;
  /** Is told what is left whenever the time runs again after it has stood still. */
  onResumed(left: number): void;
  /** Withdraws the offer. */
  signal: AbortSignal;
}

/** The offers on the page, oldest first: Ctrl + Z accepts the newest. */
const standing: HTMLElement[] = [];

/**
 * Gives a toast the time that its offer stands, in figures and as a bar. The time stands still while the toast is
 * pointed at or holds the keyboard.
 */
export function undoOffer(toast: HTMLElement, undo: HTMLElement, offer: UndoOffer): Promise<UndoOutcome> {
  const { remaining, onResumed, signal } = offer;
  const seconds = document.createElement('span');
  const bar = document.createElement('i');
  seconds.ariaHidden = bar.ariaHidden = 'true';
  undo.title = DELETION.undoKeys;
  undo.setAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
  undo.append(seconds);
  toast.append(bar);
  const motion = bar.animate([{ scale: `${remaining / UNDO_TIME} 1` }, { scale: '0 1' }], remaining);

  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = (outcome: UndoOutcome) => {
      countdown.stop();
      settled.abort();
      standing.splice(standing.indexOf(toast), 1);
      resolve(outcome);
    };
    const countdown = countDown(
      remaining,
      (left) => (seconds.textContent = DELETION.seconds(Math.ceil(left / 1000))),
      () => settle('expired'),
    );
    standing.push(toast);

    const listen = (target: EventTarget, types: string[], listener: (event: Event) => void) => {
      for (const type of types) target.addEventListener(type, listener, { signal: settled.signal });
    };
    const holdOrRelease = () => {
      if (toast.matches(':hover, :focus-within')) {
        countdown.hold();
        motion.pause();
      } else {
        onResumed(countdown.release());
        motion.play();
      }
    };
    listen(toast, ['pointerenter', 'pointerleave', 'focusin'], holdOrRelease);
    // Where the keyboard goes is known a moment later.
    listen(toast, ['focusout'], () => queueMicrotask(() => settled.signal.aborted || holdOrRelease()));
    listen(undo, ['click'], () => settle('undone'));
    listen(signal, ['abort'], () => settle('withdrawn'));
    listen(document, ['keydown'], (event) => {
      if (toast !== standing.at(-1) || !(event instanceof KeyboardEvent) || !asksToUndo(event)) return;
      event.preventDefault();
      // The next offer that listens is the newest by then.
      event.stopImmediatePropagation();
      settle('undone');
    });
  });
}

function asksToUndo({ key, ctrlKey, metaKey, shiftKey, altKey, repeat, target }: KeyboardEvent): boolean {
  const isWriting = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey && !repeat && !isWriting;
}
