import { trackerOrigin, type Tracker } from '../../core/tracking/tracker.ts';
import { conversionTracking } from '../tracking/conversion-tracking.ts';
import { TRACKER } from '../tracking/tracker.ts';
import { CHOICES, CHOICES_EVENT } from './choices.ts';
import { consentRecord } from './record.ts';
import { makeSheet } from './sheet.ts';

/** Milliseconds after which a page reads the cookies that an event has told of. */
const COOKIE_DELAY = 1_000;

export interface Consent {
  /** Does what the visitor has agreed to, and asks who has not answered yet. */
  start(): Promise<void>;
  /** Asks again; `opener` takes the focus back afterwards. */
  reopen(opener: HTMLElement): Promise<void>;
}

export const consent: Consent | null = TRACKER && consentFor(TRACKER);

function consentFor(tracker: Tracker): Consent {
  const record = consentRecord(trackerOrigin(tracker), () => {
    if (record.isAccepted('measurement')) tracking.start();
    else tracking.stop();
    dispatchEvent(new CustomEvent(CHOICES_EVENT, { detail: CHOICES.filter(record.isAccepted) }));
    // Answered in another tab, or on a page that came between.
    if (record.hasAnswered()) closeQuestion();
  });
  const tracking = conversionTracking(tracker, import.meta.env.PUBLIC_SIGNUP_URL, () =>
    record.isAccepted('measurement'),
  );
  let sheet: HTMLElement | undefined;
  /** Takes the question away that came by itself. */
  let closeQuestion = () => {};

  const isNeeded = () => record.canKeep() && !record.hasAnswered() && !sheet?.isConnected;
  const ask = async (opener?: HTMLElement) => {
    const made = await makeSheet({
      isAccepted: record.isAccepted,
      isDetailed: opener !== undefined,
      answer(accepted) {
        record.answer(accepted);
        close();
      },
    });
    const close = () => {
      made.remove();
      opener?.focus();
    };
    // The styles take a while: meanwhile the visitor may have opened the question, and answered it.
    if (!opener && !isNeeded()) return;
    sheet?.remove();
    sheet = made;
    closeQuestion = opener ? () => {} : close;
    document.body.prepend(sheet);
    if (!opener) return;
    sheet.focus();
    sheet.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && record.hasAnswered()) close();
    });
  };
  // Another tab may have changed the answer meanwhile, also one that is seen beside this one.
  if ('cookieStore' in window) {
    cookieStore.addEventListener('change', () => {
      record.refresh();
      // On a busy machine the cookies that this page reads follow the event.
      setTimeout(record.refresh, COOKIE_DELAY);
    });
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && record.refresh());
  addEventListener('pageshow', ({ persisted }) => persisted && record.refresh());
  return {
    async start() {
      record.refresh();
      if (isNeeded()) await ask();
    },
    async reopen(opener) {
      if (!record.canKeep()) throw new Error('This browser keeps no answer');
      record.refresh();
      await ask(opener);
    },
  };
}
