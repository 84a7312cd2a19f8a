import { UNDO_TIME } from '../../core/deletion/deletion-log.ts';
import { DELETION } from './copy.ts';
import { countDown } from './countdown.ts';

/** How long a message stays that asks nothing of its reader. */
const MESSAGE_TIME = 5000;

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

export type Toasts = ReturnType<typeof toastRegion>;

/** Makes the place at the bottom of the screen where messages appear, newest last. */
export function toastRegion(body: HTMLElement) {
  const region = document.createElement('div');
  region.className = 'admin-toasts';
  region.setAttribute('role', 'status');
  body.append(region);

  return {
    /** Says something, for a few seconds. */
    tell(text: string): void {
      const toast = newToast(text);
      setTimeout(() => toast.remove(), MESSAGE_TIME);
    },

    /** Says what went wrong and what to do, until it is closed. */
    warn(text: string, advice: string): void {
      const toast = newToast(text, advice);
      const close = newButton(DELETION.close);
      close.addEventListener('click', () => toast.remove());
      toast.setAttribute('role', 'alert');
      toast.append(close);
    },

    /** Offers to undo a deletion. Its time stands still while the offer is pointed at or holds the keyboard. */
    offerUndo({ title, remaining, onResumed, signal }: UndoOffer): Promise<UndoOutcome> {
      return new Promise((resolve) => {
        const toast = newToast(DELETION.pending, title);
        const undo = newButton(DELETION.undo);
        undo.setAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
        const seconds = document.createElement('span');
        const bar = document.createElement('i');
        seconds.ariaHidden = bar.ariaHidden = 'true';
        undo.append(seconds);
        toast.append(undo, bar);
        const motion = bar.animate([{ scale: `${remaining / UNDO_TIME} 1` }, { scale: '0 1' }], remaining);

        const settled = new AbortController();
        const settle = (outcome: UndoOutcome) => {
          countdown.stop();
          settled.abort();
          toast.remove();
          resolve(outcome);
        };
        const countdown = countDown(
          remaining,
          (left) => (seconds.textContent = DELETION.seconds(Math.ceil(left / 1000))),
          () => settle('expired'),
        );
        const holdWhile = (isHeld: () => boolean) => () => {
          if (isHeld()) {
            countdown.hold();
            motion.pause();
          } else {
            onResumed(countdown.release());
            motion.play();
          }
        };
        const update = holdWhile(() => toast.matches(':hover, :focus-within'));
        for (const type of ['pointerenter', 'pointerleave', 'focusin'] as const) toast.addEventListener(type, update);
        // Where the keyboard goes is known a moment later.
        toast.addEventListener('focusout', () => queueMicrotask(() => toast.isConnected && update()));
        undo.addEventListener('click', () => settle('undone'));
        signal.addEventListener('abort', () => settle('withdrawn'), { signal: settled.signal });
        document.addEventListener(
          'keydown',
          (event) => {
            // The newest offer is the one that is undone.
            if (!isUndoKey(event) || toast !== newestOffer()) return;
            event.preventDefault();
            event.stopImmediatePropagation();
            settle('undone');
          },
          { signal: settled.signal },
        );
      });
    },
  };

  function newToast(text: string, detail = ''): HTMLElement {
    const toast = document.createElement('div');
    const message = document.createElement('p');
    const strong = document.createElement('strong');
    strong.textContent = text;
    message.append(strong);
    if (detail !== '') message.append(' ', detail);
    toast.append(message);
    region.append(toast);
    return toast;
  }

  function newestOffer(): Element | null {
    return [...region.children].findLast((toast) => toast.querySelector('i')) ?? null;
  }
}

function newButton(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  return button;
}

function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey, repeat, target }: KeyboardEvent): boolean {
  const isWriting = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey && !repeat && !isWriting;
}
