import { answer } from './answers.ts';

/** Pages that a browser without script sees after sending a form; each fragment is a passage of the page. */
export const OUTCOME_ADDRESSES = {
  application: '/viensonsappelle/merci#candidature',
  newsletter: '/viensonsappelle/merci#newsletter',
  /** The address must still be confirmed by mail. */
  newsletterToConfirm: '/viensonsappelle/merci#newsletter-a-confirmer',
  invalid: '/viensonsappelle/erreur#a-completer',
  /** The trap field was filled. */
  trapped: '/viensonsappelle/erreur#champ-cache',
  rateLimit: '/viensonsappelle/erreur#trop-de-demandes',
  failed: '/viensonsappelle/erreur#panne',
} as const;

export interface Outcome {
  status: number;
  body: object;
  page: keyof typeof OUTCOME_ADDRESSES;
}

/** Makes the outcome of a form that is refused. @param error the reason, for senders with a script */
export const invalid = (error: string, status = 400): Outcome => ({ status, body: { error }, page: 'invalid' });
export const TOO_MANY: Outcome = {
  status: 429,
  body: { error: 'This network has sent this form often; try again later' },
  page: 'rateLimit',
};
export const FAILED: Outcome = { status: 503, body: { error: 'It was not stored; try again' }, page: 'failed' };

/**
 * Answers a script in JSON, and redirects a browser to a page.
 *
 * @param pagesOrigin empty for the origin of the request
 */
export function respond({ status, body, page }: Outcome, isFromBrowser: boolean, pagesOrigin: string): Response {
  if (!isFromBrowser) return answer(status, body, status === 429 ? { 'Retry-After': '300' } : {});
  const headers = { Location: pagesOrigin + OUTCOME_ADDRESSES[page], 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}
