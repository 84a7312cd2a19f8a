import { CLAIMS } from '../../core/claims.ts';
import { PACK_VALUE } from '../../core/contest/prizes.ts';
import { PRODUCT_NAME } from '../../core/product.ts';

/** The pack that is to win: two connected toys. */
export const PACK = 'Pack Duo Connecté';

export const CONTEST_COPY = {
  title: 'Grand Jeu Concours',
  description: `Le grand jeu-concours de ${PRODUCT_NAME} : deux jouets connectés à gagner, un tirage au sort, et quatre étapes pour mettre ton billet dans l’urne.`,
  label: 'La tombola des grands',
  headline: 'Grand Jeu Concours,',
  prize: `Gagnez le ${PACK}\u202f!`,
  intro: 'Messieurs, par ici : deux jouets connectés, réservés à ceux qui passent premium. Et sans baratin.',
  join: 'Je participe maintenant\u202f!',
  ends: 'Fin du jeu :',
  timeLeft: 'Temps restant',
  expired: 'Offre expirée',
  ticketNumber: 'Billet nº 69\u00a0003',
};

/** How to take part, in four steps (document 2, section 2). */
export const STEPS = {
  title: 'Comment participer\u202f?',
  steps: [
    {
      title: 'Inscris-toi',
      text: `Crée ton profil. C’est gratuit, et ça prend moins de ${CLAIMS.signupTime}.`,
    },
    {
      title: 'Passe premium',
      text: 'Choisis l’abonnement qui te va. Un e-book t’est offert avec, envoyé dès que ta preuve arrive.',
    },
    {
      title: 'Envoie ta preuve',
      text: 'Une capture d’écran de ton abonnement suffit : par le formulaire, WhatsApp ou Instagram.',
    },
    {
      title: 'Croise les doigts',
      text: 'Ton billet est dans l’urne, le hasard fait le reste. Il n’a pas de chouchou.',
    },
  ],
  rules: 'Lire le règlement',
  signup: 'Je crée mon profil',
};

export const BADGE = 'Votre cadeau à gagner';

/** What is to win, with its value (document 2, section 9). */
export const PRIZES = {
  title: 'Cadeaux à Gagner',
  prizes: [
    {
      when: 'Le gros lot',
      title: `Le ${PACK}`,
      value: `${PACK_VALUE}\u00a0€`,
      text: 'Deux jouets connectés qui se parlent, même quand vous n’êtes pas dans la même ville.',
      picture: 'cadeau',
    },
    {
      when: 'Chaque semaine',
      title: 'Des accessoires',
      value: 'Tirage hebdomadaire',
      text: 'Un tirage au sort par semaine, pour garnir la table de nuit.',
      picture: 'accessoires',
    },
    {
      when: 'Chaque mois',
      title: 'Le bonus du parrain',
      value: 'Bonus spécial',
      text: 'Le plus grand nombre d’invitations rapporte un bonus spécial. La jalousie des autres est comprise.',
      picture: 'parrain',
    },
  ],
  ebook: 'Et pour chaque preuve d’abonnement, sans tirage : un e-book gratuit.',
};

/** The section of the form. */
export const JOIN = {
  title: 'À toi de jouer',
  withoutScript:
    'Le formulaire compresse ton image dans ton navigateur avant de l’envoyer : il a besoin de JavaScript. Active-le, puis recharge la page.',
  /** What is done with what is sent; the links stand between the pieces. */
  privacy: {
    before: 'Ton nom, ton adresse et ta preuve servent à organiser le jeu, et à rien d’autre : voir la page ',
    privacy: 'Confidentialité',
    between: '. En envoyant ta preuve, tu acceptes le ',
    rules: 'règlement du concours',
    after: '. Réservé aux personnes de 18 ans et plus.',
  },
  otherWays: 'Tu préfères l’envoyer autrement\u202f?',
  whatsapp: 'Par WhatsApp',
  instagram: 'Par Instagram',
};

export const CONTEST_CALL = {
  title: 'Le vrai gros lot, c’est peut-être quelqu’un.',
  text: `Plus de ${CLAIMS.singles} célibataires, et aucun tirage au sort pour leur parler.`,
  button: 'Je m’inscris gratuitement',
};
