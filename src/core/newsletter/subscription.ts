/** The field of the newsletter's form. */
export const NEWSLETTER_FIELD = 'email';

/** The edge function that the form is sent to. */
export const SUBSCRIPTION_RECEIVER = 'subscribe-to-newsletter';
