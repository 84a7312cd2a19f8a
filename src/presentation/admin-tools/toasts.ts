import { DELETION } from './copy.ts';
import { undoOffer, type UndoOffer, type UndoOutcome } from './undo-offer.ts';

/** How long a message stays that asks nothing of its reader, in milliseconds. */
const MESSAGE_TIME = 5000;

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
      const toast = toastOf(element('strong', text));
      region.append(toast);
      setTimeout(() => toast.remove(), MESSAGE_TIME);
    },

    /** Says what went wrong and what to do, until it is closed. */
    warn(text: string, advice: string): void {
      const close = button(DELETION.close);
      const toast = toastOf(element('strong', text), advice);
      toast.setAttribute('role', 'alert');
      toast.append(close);
      close.addEventListener('click', () => toast.remove());
      region.append(toast);
    },

    /** Offers to undo a deletion, until it is accepted, its time is over, or it is withdrawn. */
    async offerUndo(offer: UndoOffer): Promise<UndoOutcome> {
      const undo = button(DELETION.undo);
      const toast = toastOf(element('strong', DELETION.pending), element('span', offer.title));
      toast.append(undo);
      const outcome = undoOffer(toast, undo, offer);
      region.append(toast);
      try {
        return await outcome;
      } finally {
        toast.remove();
      }
    },
  };
}

function toastOf(...message: (Node | string)[]): HTMLElement {
  const toast = document.createElement('div');
  const paragraph = document.createElement('p');
  paragraph.append(...message);
  toast.append(paragraph);
  return toast;
}

function element(tag: 'strong' | 'span', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}
