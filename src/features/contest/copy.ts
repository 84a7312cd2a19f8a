import { CLAIMS } from '../../core/claims.ts';

/** Main prize: two connected toys. */
export const PACK = 'Pack Duo Connecté';

/** Words of the specification, and labels that a demonstration shares. */
export const CONTEST_COPY = {
  title: 'Grand Jeu Concours',
  headline: 'Grand Jeu Concours,',
  prize: `Gagnez le ${PACK}\u202f!`,
  join: 'Je participe maintenant\u202f!',
  howTo: 'Comment participer\u202f?',
  badge: 'Votre cadeau à gagner',
  prizes: 'Cadeaux à Gagner',
  ends: 'Fin simulée :',
  timeLeft: 'Temps restant',
  expired: 'Offre expirée',
  ticketNumber: 'Billet nº 69\u00a0003',
  rules: 'Lire le règlement',
  signup: 'Je crée mon profil',
};

interface Step {
  title: string;
  text: string;
}

interface PrizeCard {
  when: string;
  title: string;
  value: string;
  text: string;
  picture: 'cadeau' | 'accessoires' | 'parrain';
}

/** Our own words, which differ between a live contest and a demonstration. */
export interface ContestTexts {
  title: string;
  description: string;
  label: string;
  intro: string;
  /** Disclaimer beside each promise of the specification, short on a badge; null for a live contest. */
  nothingAtStake: { sentence: string; badge: string } | null;
  /** Document 2, section 2. */
  steps: readonly [Step, Step, Step, Step];
  /** Document 2, section 9. */
  prizes: readonly [PrizeCard, PrizeCard, PrizeCard];
  ebook: string;
  joinTitle: string;
  formIntro: string;
}

export const JOIN = {
  withoutScript:
    'Le formulaire compresse ton image dans ton navigateur avant de l’envoyer : il a besoin de JavaScript. Active-le, puis recharge la page.',
  /** Sentence beside the note about personal data, around a link to the rules. */
  consent: {
    before: 'En envoyant ta preuve, tu acceptes le ',
    rules: 'règlement du concours',
    after: '. Réservé aux personnes de 18 ans et plus.',
  },
  otherWays: 'Tu préfères l’envoyer autrement\u202f?',
  whatsapp: 'Par WhatsApp',
  instagram: 'Par Instagram',
};

export const CONTEST_CALL_TO_ACTION = {
  title: 'Le vrai gros lot, c’est peut-être quelqu’un.',
  text: `Plus de ${CLAIMS.singles} célibataires, et aucun tirage au sort pour leur parler.`,
  button: 'Je m’inscris gratuitement',
};
