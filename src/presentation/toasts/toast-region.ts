import { element } from '../dom/element.ts';
import styles from './toasts.css?inline';
import { offerUndo, type UndoOffer, type UndoOutcome } from './undo-offer.ts';

/** How long a message stays that asks nothing of its reader, in milliseconds. */
const MESSAGE_TIME = 5000;

/** Something that went wrong. */
interface Warning {
  text: string;
  /** Remedy for the reader. */
  advice: string;
  /** Label of the button that closes the message. */
  close: string;
  /** Offers a remedy; closes the message. */
  action?: { label: string; run(): void };
}

/** Options of a message that needs no action. */
export interface TellingOptions {
  /** Second line. */
  detail?: string;
  /** How long it stays. */
  milliseconds?: number;
  /** Where it leads, for who wants to go there. */
  link?: { label: string; address: string };
  /** Takes it away before its time. */
  signal?: AbortSignal;
}

export interface Toasts {
  /** Says something, for a few seconds. */
  tell(text: string, options?: TellingOptions): void;
  /** Says what went wrong and what to do, until it is closed. */
  warn(warning: Warning): void;
  /** Offers to undo what was done, until the offer is taken or its time is over. */
  offerUndo(offer: UndoOffer): Promise<UndoOutcome>;
}

/**
 * The place at the bottom of the page where messages appear, newest last: one for the whole page, whoever asks.
 * Ask for it early: screen readers tell only what comes into a region that was there before.
 */
export function toastRegion(): Toasts {
  const region = document.querySelector<HTMLElement>('.toasts') ?? addRegion();
  return {
    tell(text, { detail, milliseconds = MESSAGE_TIME, link, signal } = {}) {
      const toast = toastOf(element('strong', {}, [text]), ...(detail ? [detail] : []));
      if (link) toast.append(element('a', { href: link.address }, [link.label]));
      region.append(toast);
      setTimeout(() => toast.remove(), milliseconds);
      signal?.addEventListener('abort', () => toast.remove());
    },

    warn({ text, advice, close, action }) {
      const toast = toastOf(element('strong', {}, [text]), advice);
      toast.role = 'alert';
      const closeAnd = (act?: () => void) => () => {
        toast.remove();
        act?.();
      };
      if (action)
        toast.append(
          button(
            action.label,
            closeAnd(() => action.run()),
          ),
        );
      toast.append(button(close, closeAnd()));
      region.append(toast);
    },

    async offerUndo(offer) {
      const undo = button(offer.undo);
      const toast = toastOf(element('strong', {}, [offer.text]), element('span', {}, [offer.subject]));
      toast.append(undo);
      region.append(toast);
      try {
        return await offerUndo(toast, undo, offer);
      } finally {
        toast.remove();
      }
    },
  };
}

function addRegion(): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const region = element('div', { className: 'toasts', role: 'status' });
  document.body.append(region);
  return region;
}

function toastOf(...message: (Node | string)[]): HTMLElement {
  return element('div', {}, [element('p', {}, message)]);
}

function button(label: string, onclick: (() => void) | null = null): HTMLButtonElement {
  return element('button', { type: 'button', onclick }, [label]);
}
