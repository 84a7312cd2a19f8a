import { QUIZZES } from '../../../core/quiz/quizzes.ts';
import type { PageAddress } from '../../../core/site/page-table.ts';

interface GameCard {
  address: PageAddress;
  title: string;
  text: string;
  picture: string;
}

const pictureAt = (address: `/${string}`) => `/illustrations/jeux${address}.svg`;

export const HUB = {
  title: 'Jeux',
  description:
    'Quiz et jeux pour mieux te connaître, et en rire : quel date es-tu, ton niveau de drague, pourquoi l’amour est si compliqué…',
  intro:
    'Des quiz qui te percent à jour et un simulateur qui te laisse rater sans témoin. Rien à gagner, rien à perdre, sauf peut-être deux ou trois illusions.',
  play: 'Jouer',
};

/** Games of the hub, in order (document 2, section 2). */
export const GAME_CARDS: readonly GameCard[] = [
  ...QUIZZES.flatMap(({ address, title, hubText }) =>
    hubText === undefined ? [] : [{ address, title, text: hubText, picture: pictureAt(address) }],
  ),
  {
    address: '/drague-simulator',
    title: 'Drague Simulator 3000',
    text: 'Un rendez-vous dont tu écris la suite. Les fins heureuses existent, paraît-il.',
    picture: pictureAt('/drague-simulator'),
  },
];

/** Last card of the hub. */
export const MORE_SOON = {
  title: 'D’autres jeux arrivent bientôt',
  text: 'Ils mijotent. Le cuisinier refuse de dire la recette, et même l’heure du dîner.',
  picture: pictureAt('/bientot'),
};
