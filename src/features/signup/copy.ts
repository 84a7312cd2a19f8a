import { CLAIMS } from '../../core/claims.ts';
import { CONFIGURATION } from '../../presentation/configuration.ts';

/** Sign-up is open where the site has a dating service to lead to. Elsewhere nothing on the page invites to it today. */
const IS_OPEN = CONFIGURATION.signupUrl !== undefined;

const OPEN_COPY = {
  title: `Inscris-toi en moins de ${CLAIMS.signupTime}`,
  description: `Inscription gratuite pour l’essentiel : ${CLAIMS.freeFeatures}. Moins de ${CLAIMS.signupTime}, sans chichis.`,
  label: 'Sans chichis',
  headline: 'Inscris-toi en moins de',
  headlineEnd: CLAIMS.signupTime,
  intro: `Plus de ${CLAIMS.singles} célibataires t’ont devancé. Ils ne t’en veulent pas : il reste de la place au soleil.`,
  benefits: 'Ce que tu y gagnes',
  last: 'ou une inscription chez nous.',
};

const CLOSED_COPY: typeof OPEN_COPY = {
  title: 'Les inscriptions rouvrent bientôt',
  description: `Les inscriptions font une pause. Reviens bientôt : ce sera gratuit pour l’essentiel, et l’affaire de ${CLAIMS.signupTime}.`,
  label: 'Petite pause',
  headline: 'Les inscriptions rouvrent',
  headlineEnd: 'bientôt.',
  intro: `Plus de ${CLAIMS.singles} célibataires sont déjà de l’autre côté. La porte sèche, on vient de la repeindre en rouge. Quand elle rouvrira, tu passeras en moins de ${CLAIMS.signupTime}.`,
  benefits: 'Ce que tu y gagneras',
  last: 'ou une inscription chez nous, une fois la peinture sèche.',
};

/** What the page says, by whether one can sign up today. */
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
      text: 'Créer ton profil, swiper et matcher ne coûte rien. Offrir le premier verre, c’est toi qui vois.',
    },
    {
      figure: CLAIMS.shortSignupTime,
      title: 'Vite fait, bien fait',
      text: `Moins de ${CLAIMS.signupTime} pour t’inscrire, montre en main. Tu soigneras ta bio plus tard.`,
    },
    {
      figure: CLAIMS.trial,
      title: 'd’essai',
      text: 'Le temps de trois premiers rendez-vous, ou d’un seul qui s’éternise.',
    },
    {
      figure: CLAIMS.singles,
      title: 'célibataires inscrits',
      text: 'Et même plus. Dans le lot, quelqu’un rit forcément aux mêmes bêtises que toi.',
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

export const TWO_MINUTES = {
  title: 'Deux minutes, c’est…',
  things: [
    'un œuf à la coque encore beaucoup trop coulant',
    'la moitié d’une chanson triste',
    'un dixième de ton hésitation devant « vu à 21 h 04 »',
  ],
  chrono: '2:00',
  last: SIGNUP_COPY.last,
};
