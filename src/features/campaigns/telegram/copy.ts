import { CLAIMS } from '../../../core/claims.ts';
import type { CampaignParameters } from '../campaign-link.ts';

/** Version of the page. Raise it when the content changes: visitors with an older version then get the newest. */
export const VERSION = 'v1.5.0-20250415';

export const PARAMETERS: CampaignParameters = {
  utm_source: 'telegram',
  utm_medium: 'messagerie',
  utm_campaign: 'telegram',
};

export const COPY = {
  pageTitle: 'Tu as vu les photos sur Telegram',
  description: `Les photos, c’était l’apéro. Plus de ${CLAIMS.singles} célibataires à qui parler pour de vrai, inscription en ${CLAIMS.signupTime}.`,
  headline: 'Tu as vu les photos.',
  headlineEnd: 'Viens voir les gens.',
  picture: 'Dessin : un chat rouge, dont le pull est caché sous des pixels',
  caption: 'Photo 1 sur 1. Le reste se mérite.',
  thread: [
    'Pas la peine de nier. Tu as zoomé.',
    `Une photo ne répond jamais. Ici, plus de ${CLAIMS.singles} célibataires le font, peut-être même à deux rues.`,
  ],
  question: 'Et ça coûte combien ?',
  answer: `Rien pour commencer. L’inscription de base est gratuite et prend ${CLAIMS.signupTime}. Moins qu’il n’en faut pour retrouver cette photo de juin.`,
  button: 'Je viens voir les gens',
  lastButton: 'Bon, d’accord, j’y vais',
  backToChannel: 'Retourner sur le canal',
};
