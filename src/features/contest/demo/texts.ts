import { PACK_VALUE } from '../../../core/contest/prizes.ts';
import { PRODUCT_NAME } from '../../../core/product.ts';
import { CONTEST_COPY, PACK, type ContestTexts } from '../copy.ts';

/** Texts of a demonstration, which shows how a contest would look and gives away nothing. */
export const DEMO_TEXTS: ContestTexts = {
  title: `Démonstration : ${CONTEST_COPY.title}`,
  description: `Démonstration : rien n’est en jeu sur cette page de ${PRODUCT_NAME}. Les lots, les chiffres et les gagnants sont des exemples, et personne n’y participe.`,
  label: 'Démonstration',
  intro:
    'Messieurs, par ici : voilà à quoi ressemblera la tombola le jour où il y en aura une. Tu peux tout essayer ; garde ta carte bancaire dans ta poche.',
  nothingAtStake: {
    sentence: 'Ce concours est une démonstration : aucun lot n’est en jeu, et rien n’est à acheter.',
    badge: 'Pour de faux',
  },
  steps: [
    {
      title: 'Inscris-toi',
      text: 'Le jour d’un vrai concours, il faudrait d’abord un profil. Pour cette démonstration, rien à créer.',
    },
    {
      title: 'Passe premium',
      text: 'Un vrai concours demanderait un abonnement et offrirait un e-book. Ici, un abonnement ne te ferait rien gagner.',
    },
    {
      title: 'Envoie ta preuve',
      text: 'Le formulaire fonctionne, pour de bon : une image quelconque suffit à l’essayer. Il ne te fait participer à aucun tirage.',
    },
    {
      title: 'Croise les doigts',
      text: 'Inutile aujourd’hui : l’urne est vide, et le hasard est en congé.',
    },
  ],
  prizes: [
    {
      when: 'Exemple de gros lot',
      title: `Le ${PACK}`,
      value: `${PACK_VALUE} €`,
      text: 'Deux jouets connectés qui se parlent, même d’une ville à l’autre. Personne ne les gagne ici.',
      picture: 'cadeau',
    },
    {
      when: 'Exemple de lot de la semaine',
      title: 'Des accessoires',
      value: 'Tirage hebdomadaire',
      text: 'De quoi garnir la table de nuit, un tirage par semaine. Aucun n’a lieu.',
      picture: 'accessoires',
    },
    {
      when: 'Exemple de lot du mois',
      title: 'Le bonus du parrainage',
      value: 'Bonus spécial',
      text: 'Il irait au plus grand nombre d’invitations. Personne ne les compte.',
      picture: 'parrain',
    },
  ],
  ebook: 'Un vrai concours enverrait aussi un e-book pour chaque preuve. Celui-ci n’en envoie pas.',
  joinTitle: 'À toi d’essayer',
  formIntro: 'Une image, ton nom, ton adresse : l’envoi est réel, le concours ne l’est pas.',
};

/** Label of all simulated data. */
export const DEMO_COPY = {
  label: 'Données de démonstration',
  participants: 'participants en ce moment',
  winners: 'Derniers gagnants',
};
