import type { CampaignParameters } from '../campaign-link.ts';

export const PARAMETERS: CampaignParameters = {
  utm_source: 'avis-de-recherche',
  utm_medium: 'teaser',
  utm_campaign: 'retrouve-la',
};

export const COPY = {
  title: 'Retrouve-la',
  description: 'Elle a ri, elle a dit « à plus tard », et elle a filé dans un groupe. On sait lequel.',
  notice: 'Avis de recherche',
  picture: 'Portrait dessiné, flouté exprès : des cheveux bruns, une fleur rouge, un sourire',
  clues: [
    { name: 'Vue pour la dernière fois', value: 'en train de rire' },
    { name: 'Signe particulier', value: 'répond aux messages' },
    { name: 'Récompense', value: 'un premier verre, peut-être' },
  ],
  text: 'Elle a dit « à plus tard », puis elle a filé dans un groupe. On sait lequel. Le flou, c’est pour qu’elle garde la surprise.',
  link: 'Rejoindre le groupe',
  countdown: { before: 'Départ dans', unit: 's' },
  announced: 'Cette page ouvre le groupe dans 6 secondes. Le bouton « Rester ici » l’en empêche.',
  stay: 'Rester ici',
  stayed: 'Tu restes ici. Le lien t’attend, sans s’impatienter.',
  closed:
    'Le groupe n’a pas d’adresse pour l’instant : personne ne t’emmène nulle part. Elle non plus n’est pas pressée.',
  signup: { text: 'Plutôt envie de chercher par toi-même ?', button: 'Je m’inscris' },
  strip: 'Le groupe',
  honesty: 'Personne n’a vraiment disparu : portrait et histoire sont de la rédaction.',
};
