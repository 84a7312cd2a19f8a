import { element } from '../dom/element.ts';
import styles from './toasts.css?inline';
import { offerUndo, type UndoOffer, type UndoOutcome } from './undo-offer.ts';

/** Milliseconds for which a message without action is shown. */
const MESSAGE_TIME = 5000;

interface Warning {
  text: string;
  /** Step that the reader can take. */
  advice: string;
  /** Label of the button that closes the message. */
  close: string;
  /** Remedy; closes the message. */
  action?: { label: string; run(): void };
}

export interface TellingOptions {
  /** Second line. */
  detail?: string;
  milliseconds?: number;
  link?: { label: string; address: string };
  /** Removes the message early. */
  signal?: AbortSignal;
}

export interface Toasts {
  /** Shows a message for some seconds. */
  tell(text: string, options?: TellingOptions): void;
  /** Shows a problem and its remedy until it is closed. */
  warn(warning: Warning): void;
  /** Offers to undo an action, for a limited time. */
  offerUndo(offer: UndoOffer): Promise<UndoOutcome>;
}

/**
 * Returns the single place of the page for messages, newest last, at the bottom. Call it early: screen readers announce
 * only messages added to a region that was there before.
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
