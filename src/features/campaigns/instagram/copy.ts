import { CLAIMS, SHORT_SIGNUP_TIME } from '../../../core/claims.ts';
import type { CampaignParameters } from '../campaign-link.ts';

/** Version of the page. Raise it when the content changes: visitors with an older version then get the newest. */
export const VERSION = 'v1.0.0-20250416';

export const PARAMETERS: CampaignParameters = {
  utm_source: 'instagram',
  utm_medium: 'social',
  utm_campaign: 'instagram',
};

export const COPY = {
  pageTitle: 'Tu as vu le profil sur Instagram',
  description: `Un profil, ça se regarde. Une rencontre, ça se vit : plus de ${CLAIMS.singles} célibataires, inscription en ${CLAIMS.signupTime}.`,
  headline: 'Tu as vu le profil.',
  headlineEnd: 'La suite n’a pas de filtre.',
  figures: [
    { figure: CLAIMS.singles, unit: 'célibataires, et même plus' },
    { figure: SHORT_SIGNUP_TIME, unit: 'pour s’inscrire' },
    { figure: '0', unit: 'filtre chien' },
  ],
  bio: [
    'Rencontres d’à côté, sans chichis.',
    'Inscription de base gratuite.',
    'Cherche quelqu’un qui like aussi en vrai.',
  ],
  button: 'Je crée mon profil',
  partner: 'Passer par notre partenaire',
  picture:
    'Neuf dessins en grille : un coquelicot, deux verres qui trinquent, une chaussette, une bulle de message, des lèvres, un cactus, un chat qui dort, la lune, une clé',
  captionTitle: 'Neuf photos, zéro photo',
  caption:
    'Tout est dessiné, même le chat. Les vrais visages sont de l’autre côté, et ils bougent. Ils ont aussi une voix, des avis sur la pizza et parfois un mardi soir de libre.',
};
