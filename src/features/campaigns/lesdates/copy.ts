import { CLAIMS } from '../../../core/claims.ts';
import type { CampaignParameters } from '../campaign-link.ts';

export const PARAMETERS: CampaignParameters = {
  utm_source: 'stories',
  utm_medium: 'social',
  utm_campaign: 'lesdates',
};

export const COPY = {
  pageTitle: 'Les dates : joue dans le prochain épisode',
  description: `Tu as regardé les stories jusqu’au bout ? Écris la suite : plus de ${CLAIMS.singles} célibataires attendent leur réplique.`,
  series: 'Les dates',
  headline: 'Tu as tout regardé.',
  headlineEnd: 'Joue dans la suite.',
  intro: `Dans les stories, ça coupe toujours au meilleur moment. Ici, non : plus de ${CLAIMS.singles} célibataires, et personne pour dire « coupez ».`,
  button: 'Je veux mon épisode',
  note: `Casting de ${CLAIMS.signupTime}, gratuit pour l’essentiel. Le texte, tu l’improvises.`,
  stories: 'Précédemment, dans « Les dates »',
  honesty: 'Épisodes imaginés par la rédaction.',
  episodes: [
    { title: 'Épisode 1', text: 'Il est venu avec sa mère. Elle, elle était très drôle.' },
    { title: 'Épisode 2', text: 'Le menu a pris feu. On a trouvé ça romantique, puis chaud.' },
    { title: 'Épisode 3', text: 'On a ri au mauvais moment. Donc au bon.' },
  ],
  last: { title: 'Épisode 4', text: 'C’est le tien. La page est blanche, la lumière est bonne.', button: 'Action' },
};
