/** Where the receivers lead a browser that has sent a form without script: each fragment is a passage of its page. */
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
