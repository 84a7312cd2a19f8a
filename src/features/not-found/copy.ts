import { CLAIMS } from '../../core/claims.ts';

export const LOST_CALL_TO_ACTION = {
  title: 'Perdu pour perdu, autant l’être à deux.',
  text: `Inscris-toi en moins de ${CLAIMS.signupTime}, c’est gratuit pour l’essentiel.`,
  button: 'Je m’inscris',
};

export const NOT_FOUND = {
  number: '404',
  description: 'Cette page n’existe pas, ou n’existe plus.',
  /** In English, as document 1 quotes it. */
  english: 'Oops! Page not found',
  text: 'Cette page a perdu ses pétales. Elle a changé d’adresse, elle a été retirée, ou elle n’a jamais fleuri.',
  home: 'Retour à l’accueil',
  blog: 'Lire le blog',
};

/** Texts that replace « 404 » once the script knows more. */
export const OUTCOME_COPY = {
  'unknown-article': {
    title: 'Article non trouvé',
    text: 'L’article que vous recherchez n’existe pas ou a été supprimé.',
  },
  failure: {
    title: 'Une erreur s’est produite.',
    text: 'La page existe peut-être : recharge-la dans un instant.',
  },
};
