import { CLAIMS, FREE_TERMS, SHORT_SIGNUP_TIME, TRIAL_TERMS } from '../../core/claims.ts';
import matchUrl from './pictures/match.svg?url';
import profileUrl from './pictures/profile.svg?url';
import realUrl from './pictures/real.svg?url';

const [SIGNUP_FIGURE = '', ...SIGNUP_UNIT] = SHORT_SIGNUP_TIME.split(/\s/u);

export const HERO = {
  pageTitle: 'Le site de rencontre fun, local et décomplexé',
  description: `Rencontre des célibataires près de chez toi, sans chichis. L’essentiel est gratuit (${CLAIMS.freeFeatures}), inscription en moins de ${CLAIMS.signupTime}.`,
  label: 'Fun, local, décomplexé',
  headline: 'Les belles rencontres poussent',
  headlineEnd: 'n’importe où.',
  tagline: 'Y compris au coin de ta rue. Coquelicot te présente des célibataires d’à côté, sans chichis ni baratin.',
  button: 'Je veux matcher maintenant →',
  claim: `Plus de ${CLAIMS.singles} célibataires ont déjà leur profil.`,
};

export const STEPS = {
  title: 'Comment ça marche ?',
  steps: [
    {
      title: 'Crée et pimpe ton profil',
      text: 'Trois photos où l’on te reconnaît, deux phrases où l’on t’entend. La couronne est en option.',
      pictureUrl: profileUrl,
    },
    {
      title: 'Swipe et trouve ton match',
      text: 'Des gens d’ici, qui cherchent ce que tu cherches. Dis oui à qui te fait sourire, passe ton tour sans drame.',
      pictureUrl: matchUrl,
    },
    {
      title: 'Passe du virtuel au réel',
      text: 'Un message, un bar, un banc. La suite ne nous regarde pas, mais raconte quand même.',
      pictureUrl: realUrl,
    },
  ],
  button: `${CLAIMS.trial} d’essai`,
  note: `${FREE_TERMS} ${TRIAL_TERMS}`,
};

export const REASONS = {
  title: 'Pourquoi ça marche ?',
  intro: 'Parce qu’on n’a gardé que ce qui sert à se rencontrer. Les violons restent à ta charge.',
  reasons: [
    {
      figure: SIGNUP_FIGURE,
      unit: SIGNUP_UNIT.join(' '),
      title: 'C’est rapide',
      text: 'Tu t’inscris le temps que l’eau des pâtes frémisse. Tu peux matcher avant d’avoir égoutté.',
    },
    {
      figure: '100',
      unit: '%',
      title: '100 % décomplexé et local',
      text: 'Ici, tu dis ce dont tu as envie, et tu respectes les envies d’en face. Et comme en face, c’est à côté, personne ne prend le train.',
    },
    {
      figure: '2',
      unit: 'rues',
      title: 'Ton match est peut-\u2060être tout près',
      text: 'Deux rues plus loin, ou trois places derrière toi à la boulangerie. Si ça se trouve, tu lui as déjà tenu la porte.',
    },
  ],
  button: 'Je crée mon compte →',
  note: `Ça prend moins de ${CLAIMS.signupTime}. Les pâtes, un peu plus.`,
};

export const LATEST = {
  title: 'À lire en attendant le match',
  blog: 'Tout le blog',
  anecdotes: 'Toutes les anecdotes',
};

export const QUESTIONS = {
  title: 'Tu te poses des questions ?',
  intro: 'C’est bon signe : les gens qui réfléchissent choisissent mieux leurs rendez-vous.',
  questions: [
    {
      question: 'C’est vraiment gratuit ?',
      answer: `Oui, l’inscription et les fonctions de base. ${FREE_TERMS} Pas besoin de sortir ta carte.`,
    },
    {
      question: 'Comment rester à l’abri des regards ?',
      answer:
        'Ton profil n’est visible que des membres inscrits, et tu gères sa visibilité comme tu veux. Ta voisine ne saura rien, sauf si elle est inscrite aussi. Auquel cas, vous aurez des choses à vous dire.',
    },
    {
      question: 'Combien de temps prend l’inscription ?',
      answer: `Moins de ${CLAIMS.signupTime}. C’est le choix de la photo qui est long, et là, on ne peut rien pour toi.`,
    },
  ],
  button: 'Je m’inscris maintenant',
};

/** The shorter wording is for screens under 768 px. */
export const CLOSING = {
  title: `Inscris-toi en moins de ${CLAIMS.signupTime}. Quelqu’un t’attend peut-être au bout de la rue.`,
  shortTitle: `Inscris-toi en moins de ${SHORT_SIGNUP_TIME}`,
  button: `Rejoins plus de ${CLAIMS.singles} célibataires →`,
  shortButton: 'Rejoins-nous →',
};
