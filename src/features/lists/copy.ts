import type { ContentType } from '../../core/article/content-type.ts';
import { CLAIMS, FREE_TERMS } from '../../core/claims.ts';

interface ListCopy {
  title: string;
  description: string;
  intro: string;
  spotlightLabel: string;
  gridTitle: string;
  empty: string;
  /** Introduction above a category's articles; also the page's description. */
  categoryIntro: (name: string) => string;
  categoryGridTitle: (name: string) => string;
}

export const LIST_COPY: Record<ContentType, ListCopy> = {
  blog: {
    title: 'Le blog',
    description:
      'Relations, désir, confiance en soi : des articles qui te parlent franchement, pour mieux rencontrer et mieux te connaître.',
    intro:
      'Des articles sur les relations et le développement personnel, écrits par des gens qui se sont déjà trompés. Prends ce qui te sert, laisse le reste.',
    spotlightLabel: 'DERNIER ARTICLE',
    gridTitle: 'Tous nos articles :',
    empty: 'Aucun article de blog disponible pour le moment.',
    categoryIntro: (name) => `Tout ce que la rédac a osé écrire au rayon « ${name} ». Sers-toi, c’est gratuit.`,
    categoryGridTitle: (name) => `Nos articles « ${name} » :`,
  },
  anecdote: {
    title: 'Les anecdotes',
    description:
      'Rendez-vous ratés, coïncidences gênantes, sujets tabous : les histoires qu’on se raconte après, en riant.',
    intro:
      'Des histoires de rencontres, des dates claqués et des sujets qu’on n’aborde pas à table. La rédac les invente ; tu y reconnaîtras quand même quelqu’un.',
    spotlightLabel: 'ANECDOTE DU MOMENT',
    gridTitle: 'Toutes nos anecdotes :',
    empty: 'Aucune anecdote disponible pour le moment.',
    categoryIntro: (name) =>
      `Les histoires du rayon « ${name} ». Toute ressemblance avec ton dernier date serait gênante.`,
    categoryGridTitle: (name) => `Nos anecdotes « ${name} » :`,
  },
};

export const CATEGORIES_LABEL = 'Catégories';

export const PAGINATION = {
  label: 'Pagination',
  previous: 'Précédent',
  next: 'Suivant',
  place: (page: number, count: number) => `Page ${page} sur ${count}`,
};

export const FAVOURITES = {
  title: 'COUPS DE CŒUR DE LA RÉDAC',
  previous: 'Coups de cœur précédents',
  next: 'Coups de cœur suivants',
};
export const EMPTY_HINT = 'Revenez bientôt pour découvrir notre nouveau contenu !';
export const FALLBACK_NOTICE =
  'Le contenu affiché est en mode secours. Certaines fonctionnalités peuvent être limitées.';

export interface CallToActionCopy {
  title: string;
  text: string;
  button: string;
}

export const CALLS_TO_ACTION: Record<'top' | 'category' | 'middle' | 'bottom', CallToActionCopy> = {
  top: {
    title: 'Lire, c’est bien. Rencontrer, c’est maintenant.',
    text: `Plus de ${CLAIMS.singles} célibataires ont déjà leur profil. L’inscription prend moins de ${CLAIMS.signupTime}.`,
    button: 'Je m’inscris',
  },
  category: {
    title: 'La théorie, tu l’as. La pratique t’attend, peut-être à deux rues d’ici.',
    text: `Plus de ${CLAIMS.singles} célibataires révisent le même chapitre que toi. ${FREE_TERMS}`,
    button: 'Passer à la pratique',
  },
  middle: {
    title: 'Et si la prochaine histoire était la tienne ?',
    text: `${FREE_TERMS} Le courage de dire bonjour, c’est toi qui l’apportes.`,
    button: 'Je crée mon profil',
  },
  bottom: {
    title: 'Quelqu’un près de chez toi a peut-être lu la même page.',
    text: `Moins de ${CLAIMS.signupTime} pour t’inscrire. Pour ton premier mot, prends ton temps.`,
    button: 'Rejoindre Coquelicot',
  },
};
