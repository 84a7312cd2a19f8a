import { CLAIMS, FREE_TERMS, SHORT_SIGNUP_TIME, TRIAL_TERMS } from '../../core/claims.ts';
import { CONFIGURATION } from '../../presentation/configuration.ts';

/** Whether sign-up is open, which takes the address of a dating service. */
const IS_OPEN = CONFIGURATION.signupUrl !== undefined;

const OPEN_COPY = {
  title: `Inscris-toi en moins de ${CLAIMS.signupTime}`,
  description: `Inscription gratuite pour l’essentiel : ${CLAIMS.freeFeatures}. Moins de ${CLAIMS.signupTime}, sans chichis.`,
  label: 'Sans chichis',
  headline: 'Inscris-toi en moins de',
  headlineEnd: CLAIMS.signupTime,
  intro: `Plus de ${CLAIMS.singles} célibataires ont pris de l’avance. Personne ne t’en veut : il reste de la place au soleil.`,
  benefits: 'Ce que tu y gagnes',
  last: 'ou une inscription chez nous.',
};

const CLOSED_COPY: typeof OPEN_COPY = {
  title: 'L’inscription n’est pas encore ouverte ici',
  description: `Rien à remplir sur ce site pour l’instant. Le jour où l’inscription ouvrira, elle sera gratuite pour l’essentiel, et l’affaire de moins de ${CLAIMS.signupTime}.`,
  label: 'Pas encore',
  headline: 'L’inscription n’est pas encore',
  headlineEnd: 'ouverte ici.',
  intro: `Plus de ${CLAIMS.singles} célibataires sont déjà de l’autre côté. La porte sèche, on vient de la peindre en rouge. Quand elle ouvrira, tu passeras en moins de ${CLAIMS.signupTime}.`,
  benefits: 'Ce que tu y gagneras',
  last: 'ou une inscription chez nous, une fois la peinture sèche.',
};

export const signupCopy = (isOpen: boolean) => ({
  ...(isOpen ? OPEN_COPY : CLOSED_COPY),
  button: 'Je m’inscris maintenant',
  closed: 'Rien à remplir aujourd’hui, donc. Reviens nous voir, on garde la lumière allumée.',
  meanwhile: 'En attendant, lis nos anecdotes',
  adults: 'Réservé aux personnes de 18 ans et plus.',
});

export const SIGNUP_COPY = signupCopy(IS_OPEN);

export const BENEFITS = {
  title: SIGNUP_COPY.benefits,
  claims: [
    {
      figure: '0 €',
      title: 'Gratuit pour l’essentiel',
      text: `${FREE_TERMS} Offrir le premier verre, c’est toi qui vois.`,
    },
    {
      figure: SHORT_SIGNUP_TIME,
      title: 'Vite fait, bien fait',
      text: `Moins de ${CLAIMS.signupTime} pour t’inscrire. Tu soigneras ta bio plus tard.`,
    },
    {
      figure: CLAIMS.trial,
      title: 'd’essai',
      text: `${TRIAL_TERMS} Trois premiers rendez-vous y tiennent, ou un seul qui s’éternise.`,
    },
    {
      figure: CLAIMS.singles,
      title: 'célibataires',
      text: 'Et même plus, avec un profil. Dans le lot, quelqu’un rit sûrement aux mêmes bêtises que toi.',
    },
  ],
};

export const REASSURANCE = {
  title: 'Et en plus, c’est',
  reasons: [
    { title: 'Discret', text: 'Ton profil n’est visible que des membres inscrits, et tu règles ce que tu montres.' },
    { title: 'Local', text: 'Des gens de ton quartier, de ta ville, de ta ligne de bus.' },
    { title: 'Décomplexé', text: 'Tu dis ce que tu cherches, l’autre aussi, et tout le monde gagne du temps.' },
  ],
};

export const SIGNUP_DURATION = {
  title: `Moins de ${CLAIMS.signupTime}, c’est…`,
  things: [
    'un œuf à la coque encore beaucoup trop coulant',
    'une chanson triste qu’on n’écoute pas jusqu’au bout',
    'à peine le début de ton hésitation devant « vu à 21 h 04 »',
  ],
  chrono: SHORT_SIGNUP_TIME,
  last: SIGNUP_COPY.last,
};
