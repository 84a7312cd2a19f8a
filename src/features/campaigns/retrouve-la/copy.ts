import type { CampaignParameters } from '../campaign-link.ts';

export const PARAMETERS: CampaignParameters = {
  utm_source: 'avis-de-recherche',
  utm_medium: 'teaser',
  utm_campaign: 'retrouve-la',
};

export const COPY = {
  title: 'Retrouve-la',
  description: 'Elle a ri, puis elle a laissé un mot : « rejoins-moi dans le groupe ». L’invitation tient toujours.',
  notice: 'Un mot pour toi',
  picture: 'Portrait dessiné, flouté exprès : des cheveux bruns, une fleur rouge, un sourire',
  clues: [
    { name: 'Elle écrit', value: '« rejoins-moi dans le groupe »' },
    { name: 'Signe particulier', value: 'répond aux messages' },
    { name: 'À apporter', value: 'ta meilleure blague, ou la pire' },
  ],
  text: 'Elle a ri, et elle t’a laissé un mot : « rejoins-moi dans le groupe ». Le flou, c’est elle qui y tient : les présentations se font là-bas, si vous en avez envie tous les deux.',
  link: 'Rejoindre le groupe',
  countdown: { before: 'Départ dans', unit: 's' },
  announced: 'Cette page ouvre le groupe dans 6 secondes. Le bouton « Rester ici » l’en empêche.',
  stay: 'Rester ici',
  stayed: 'Tu restes ici. Le lien t’attend, sans s’impatienter.',
  closed:
    'Le groupe n’a pas d’adresse pour l’instant : personne ne t’emmène nulle part. Le mot, lui, ne se périme pas.',
  signup: { text: 'Plutôt envie de chercher par toi-même ?', button: 'Je m’inscris' },
  strip: 'Le groupe',
  honesty: 'Personne n’attend sous ce flou : portrait, mot et histoire sont de la rédaction. Le groupe, lui, existe.',
};
