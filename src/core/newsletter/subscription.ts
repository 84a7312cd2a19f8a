export const NEWSLETTER_FIELD = 'email';
export const SUBSCRIPTION_RECEIVER = 'subscribe-to-newsletter';
