/** Days that the embedded mail outbox keeps mails; the privacy page says so, and the schedule removes older ones. */
export const OUTBOX_KEPT_DAYS = 90;

/** Longest wait in days for a mail server that refuses a message. */
export const QUEUE_KEPT_DAYS = 2;
