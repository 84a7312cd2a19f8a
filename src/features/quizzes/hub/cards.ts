import type { PageAddress } from '../../../core/site/page-table.ts';

interface GameCard {
  address: PageAddress;
  title: string;
  text: string;
  picture: string;
}

const picture = (name: string) => `/illustrations/jeux/${name}.svg`;

export const HUB = {
  title: 'Jeux',
  description:
    'Quiz et jeux pour mieux te connaître, et en rire : quel date es-tu, ton niveau de drague, pourquoi l’amour est si compliqué…',
  intro:
    'Des quiz qui te percent à jour et un simulateur qui te laisse rater sans témoin. Rien à gagner, rien à perdre, sauf peut-être deux ou trois illusions.',
  play: 'Jouer',
};

/** The games that the hub leads to, in order (document 2, section 2). */
export const GAME_CARDS: readonly GameCard[] = [
  {
    address: '/dating-intent',
    title: 'Que cherches-tu sur une appli de rencontre ?',
    text: 'Trois questions pour mettre un mot dessus. Un mot que tu pourras dire à table, ou pas.',
    picture: picture('dating-intent'),
  },
  {
    address: '/love-problems',
    title: 'Pourquoi trouver l’amour est si compliqué ?',
    text: 'Deux questions, un coupable. Indice : ce n’est pas toujours Mercure.',
    picture: picture('love-problems'),
  },
  {
    address: '/single-quiz',
    title: 'Pourquoi t’es toujours célibataire ?',
    text: 'Un diagnostic certifié par personne, mais très bien rédigé.',
    picture: picture('single-quiz'),
  },
  {
    address: '/quiz',
    title: 'Quel date es-tu ?',
    text: 'Cinq façons de dîner avec quelqu’un. Une seule est la tienne.',
    picture: picture('quiz'),
  },
  {
    address: '/game-level',
    title: 'Quel est ton niveau de game en drague ?',
    text: 'Quatre mises en situation, et aucun bouton pour effacer le message.',
    picture: picture('game-level'),
  },
  {
    address: '/drague-simulator',
    title: 'Drague Simulator 3000',
    text: 'Un rendez-vous dont tu écris la suite. Les fins heureuses existent, paraît-il.',
    picture: picture('drague-simulator'),
  },
];

/** The card that ends the hub. */
export const MORE_SOON = {
  title: 'D’autres jeux arrivent bientôt',
  text: 'Ils mijotent. Le cuisinier refuse de dire la recette, et même l’heure du dîner.',
  picture: picture('bientot'),
};
