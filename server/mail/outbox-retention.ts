import { OUTBOX_KEPT_DAYS } from '../../src/core/mail/retention.ts';
import type { MailOutbox } from './mail-outbox.ts';
import { log } from '../operate/log/log.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Removes messages that are too old, now and each hour. @returns a function that ends the removals */
export function keepOutboxTidy(outbox: Pick<MailOutbox, 'removeBefore'>, now = () => Date.now()): () => void {
  const tidy = () => {
    outbox.removeBefore(new Date(now() - OUTBOX_KEPT_DAYS * DAY)).catch((error: unknown) => {
      log.warn({ err: error }, 'Old messages of the outbox could not be removed; the next attempt is in an hour');
    });
  };
  tidy();
  const timer = setInterval(tidy, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
