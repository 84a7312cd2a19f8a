/** Days that a copy which takes mails itself keeps them: the privacy page tells it, and its schedule removes older ones. */
export const OUTBOX_KEPT_DAYS = 90;

/** Days that a message waits at most for a mail server that does not take it. */
export const QUEUE_KEPT_DAYS = 2;
