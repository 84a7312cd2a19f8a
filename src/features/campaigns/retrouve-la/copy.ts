import type { CampaignParameters } from '../campaign-link.ts';

export const PARAMETERS: CampaignParameters = {
  utm_source: 'avis-de-recherche',
  utm_medium: 'teaser',
  utm_campaign: 'retrouve-la',
};

/** Texts of a joke: the portrait on the notice shows no real person. */
export const COPY = {
  title: 'Retrouve-la',
  description:
    'Une blague a disparu entre le dessert et l’addition. Retrouve-la, et viens la raconter dans le groupe. L’histoire est inventée, le portrait est un dessin.',
  notice: 'On cherche une blague',
  picture: 'Portrait dessiné, flouté exprès : des cheveux bruns, une fleur rouge, un sourire',
  clues: [
    { name: 'Disparue', value: 'entre le dessert et l’addition' },
    { name: 'Signe particulier', value: 'une chute que personne ne voit venir' },
    { name: 'À rapporter', value: 'dans le groupe, la bonne ou la pire' },
  ],
  text: 'La blague a fait rire quelqu’un, puis tout le monde l’a oubliée. Retrouve-la, ou invente mieux, et viens la raconter dans le groupe. Les présentations se font là-bas, si l’envie est des deux côtés.',
  link: 'Rejoindre le groupe',
  countdown: { before: 'Départ dans', unit: 's' },
  announced: 'Cette page ouvre le groupe dans 6 secondes. Le bouton « Rester ici » l’en empêche.',
  stay: 'Rester ici',
  stayed: 'Tu restes ici. Le lien est là, quand tu veux.',
  closed: 'Le groupe n’a pas d’adresse pour l’instant : cette page ne t’emmène nulle part. La blague peut attendre.',
  signup: { text: 'Plutôt envie de rencontrer quelqu’un ?', button: 'Je m’inscris' },
  strip: 'Le groupe',
  honesty: 'Personne n’attend sous ce flou : la rédaction a dessiné le portrait et inventé l’histoire.',
};
