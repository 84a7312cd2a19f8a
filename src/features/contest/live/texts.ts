import { CLAIMS } from '../../../core/claims.ts';
import { PACK_VALUE } from '../../../core/contest/prizes.ts';
import { PRODUCT_NAME } from '../../../core/product.ts';
import { CONTEST_COPY, PACK, type ContestTexts } from '../copy.ts';

export const LIVE_TEXTS: ContestTexts = {
  title: CONTEST_COPY.title,
  description: `Le grand jeu-concours de ${PRODUCT_NAME} : deux jouets connectés à gagner, un tirage au sort, et quatre étapes pour mettre ton billet dans l’urne.`,
  label: 'La tombola des grands',
  intro: 'Messieurs, par ici : deux jouets connectés à gagner avec l’abonnement premium. Et sans baratin.',
  nothingAtStake: null,
  steps: [
    {
      title: 'Inscris-toi',
      text: `Crée ton profil. C’est gratuit, et ça prend moins de ${CLAIMS.signupTime}.`,
    },
    {
      title: 'Passe premium',
      text: 'Choisis l’abonnement qui te va : son prix s’affiche avant que tu paies. Un e-book t’est offert, envoyé dès que ta preuve arrive.',
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
  prizes: [
    {
      when: 'Le gros lot',
      title: `Le ${PACK}`,
      value: `${PACK_VALUE} €`,
      text: 'Deux jouets connectés qui se parlent, même d’une ville à l’autre.',
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
      title: 'Le bonus du parrainage',
      value: 'Bonus spécial',
      text: 'Le plus grand nombre d’invitations rapporte un bonus spécial. La jalousie des autres est comprise.',
      picture: 'parrain',
    },
  ],
  ebook: 'Et pour chaque preuve d’abonnement, sans tirage : un e-book gratuit.',
  joinTitle: 'À toi de jouer',
  formIntro: 'Une capture d’écran de ton abonnement premium, ton nom, ton adresse : ton billet entre dans l’urne.',
};
