import { trackerOrigin, type Tracker } from '../../core/tracking/tracker.ts';
import { conversionTracking } from '../tracking/conversion-tracking.ts';
import { TRACKER } from '../tracking/tracker.ts';
import { CHOICES, CHOICES_EVENT } from './choices.ts';
import { consentRecord } from './record.ts';
import { makeSheet } from './sheet.ts';

/** Milliseconds until the cookies follow an event on a busy machine. */
const COOKIE_DELAY = 1_000;

export interface Consent {
  /** Applies the visitor's choices, or asks for them. */
  start(): Promise<void>;
  /** Asks again; `opener` gets the focus back afterwards. */
  reopen(opener: HTMLElement): Promise<void>;
}

export const consent: Consent | null = TRACKER && consentFor(TRACKER);

function consentFor(tracker: Tracker): Consent {
  const record = consentRecord(trackerOrigin(tracker), () => {
    if (record.isAccepted('measurement')) tracking.start();
    else tracking.stop();
    dispatchEvent(new CustomEvent(CHOICES_EVENT, { detail: CHOICES.filter(record.isAccepted) }));
    // The visitor may have answered in another tab, or on a page in between.
    if (record.hasAnswered()) closeQuestion();
  });
  const tracking = conversionTracking(tracker, import.meta.env.PUBLIC_SIGNUP_URL, () =>
    record.isAccepted('measurement'),
  );
  let sheet: HTMLElement | undefined;
  /** Closes a question that the visitor did not open. */
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
    // While the styles loaded, the visitor may have opened or answered the question.
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
  // Another tab may have changed the answer, even one visible beside this one.
  if ('cookieStore' in window) {
    cookieStore.addEventListener('change', () => {
      record.refresh();
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
