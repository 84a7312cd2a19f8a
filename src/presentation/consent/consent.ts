import { trackerOrigin, type Tracker } from '../../core/tracking/tracker.ts';
import { conversionTracking } from '../tracking/conversion-tracking.ts';
import { TRACKER } from '../tracking/tracker.ts';
import { consentCopy } from './copy.ts';
import { answer, hasAnswered, isAccepted, readRecord } from './record.ts';
import { makeSheet } from './sheet.ts';

export interface Consent {
  /** Does what the visitor has agreed to, and asks who has not answered yet. */
  start(): Promise<void>;
  /** Asks again; `opener` takes the focus back afterwards. */
  reopen(opener: HTMLElement): Promise<void>;
}

export const consent: Consent | null = TRACKER && consentFor(TRACKER);

function consentFor(tracker: Tracker): Consent {
  const copy = consentCopy(new URL(tracker.url).host);
  const tracking = conversionTracking(tracker, import.meta.env.PUBLIC_SIGNUP_URL);
  let reading: Promise<void> | undefined;
  let sheet: HTMLElement | undefined;

  const read = () =>
    (reading ??= readRecord(trackerOrigin(tracker), () => {
      if (isAccepted('measurement')) tracking.start();
      else tracking.stop();
    }));
  const ask = async (opener?: HTMLElement) => {
    const close = () => {
      sheet?.remove();
      opener?.focus();
    };
    const made = await makeSheet({
      copy,
      isAccepted,
      isDetailed: opener !== undefined,
      answer(accepted) {
        answer(accepted);
        close();
      },
    });
    sheet?.remove();
    sheet = made;
    document.body.prepend(sheet);
    if (!opener) return;
    sheet.focus();
    sheet.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && hasAnswered()) close();
    });
  };
  return {
    async start() {
      await read();
      if (!hasAnswered()) await ask();
    },
    async reopen(opener) {
      await read();
      await ask(opener);
    },
  };
}
