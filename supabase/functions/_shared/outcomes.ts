import { answer } from './answers.ts';

/** Where a browser without script is led once it has sent a form: each fragment is a passage of its page. */
export const OUTCOME_ADDRESSES = {
  application: '/viensonsappelle/merci#candidature',
  newsletter: '/viensonsappelle/merci#newsletter',
  /** Where the address has still to be confirmed by mail. */
  newsletterToConfirm: '/viensonsappelle/merci#newsletter-a-confirmer',
  /** An answer is missing or wrong. */
  invalid: '/viensonsappelle/erreur#a-completer',
  /** The field that no visitor sees had something in it. */
  trapped: '/viensonsappelle/erreur#champ-cache',
  rateLimit: '/viensonsappelle/erreur#trop-de-demandes',
  failed: '/viensonsappelle/erreur#panne',
} as const;

export interface Outcome {
  status: number;
  body: object;
  page: keyof typeof OUTCOME_ADDRESSES;
}

/** Refuses a form; the text is for senders that use a script. */
export const invalid = (error: string, status = 400): Outcome => ({ status, body: { error }, page: 'invalid' });
export const TOO_MANY: Outcome = {
  status: 429,
  body: { error: 'This network has sent this form often; try again later' },
  page: 'rateLimit',
};
export const FAILED: Outcome = { status: 503, body: { error: 'It was not stored; try again' }, page: 'failed' };

/**
 * Tells a script what became of what it has sent, and leads a browser to a page that does.
 *
 * @param pagesOrigin where the pages stand; empty for the origin of the request
 */
export function tell({ status, body, page }: Outcome, isFromBrowser: boolean, pagesOrigin: string): Response {
  if (!isFromBrowser) return answer(status, body, status === 429 ? { 'Retry-After': '300' } : {});
  const headers = { Location: pagesOrigin + OUTCOME_ADDRESSES[page], 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}
