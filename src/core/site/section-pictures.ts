import { PRODUCT_TAGLINE } from '../product.ts';

/** Names of the background colours of social pictures. */
export type Ground = 'cream' | 'blush' | 'pistachio' | 'poppy' | 'ink';

/** Everything that determines the picture of a shared link. */
export interface SocialPicture {
  title: string;
  /** Text of the picture's sticker; null for a picture without sticker. */
  label: string | null;
  /**
   * Address of the illustration, or a path in `src/features` for an illustration of a page's own folder; null for the
   * default illustration.
   */
  cover: string | null;
  /** True for a figure without background, which is drawn without frame. */
  isCutOut: boolean;
  ground: Ground;
}

export const SECTION_PICTURES = {
  landing: {
    label: 'Fun, local, décomplexé',
    title: 'Les belles rencontres poussent n’importe où.',
    cover: '/illustrations/poppy.svg',
    isCutOut: true,
    ground: 'cream',
  },
  blog: {
    label: 'Le blog',
    title: 'Écrit par des gens qui se sont déjà trompés.',
    cover: '/illustrations/planche-contact.svg',
    isCutOut: false,
    ground: 'pistachio',
  },
  anecdote: {
    label: 'Les anecdotes',
    title: 'Tu y reconnaîtras quelqu’un. Peut-être toi.',
    cover: '/illustrations/covers/date-au-cimetiere.svg',
    isCutOut: false,
    ground: 'blush',
  },
  signup: {
    label: 'Sans chichis',
    title: 'Un profil d’abord. Quelqu’un ensuite.',
    cover: '/illustrations/poppy.svg',
    isCutOut: true,
    ground: 'pistachio',
  },
  games: {
    label: 'Jeux',
    title: 'Tu joues, ou tu regardes les autres gagner ?',
    cover: '/illustrations/jeux/bientot.svg',
    isCutOut: false,
    ground: 'pistachio',
  },
  simulator: {
    label: 'Drague Simulator 3000',
    title: 'Une soirée, neuf fins. Tu tiens jusqu’au réverbère ?',
    cover: '/illustrations/drague-simulator/reverbere.svg',
    isCutOut: false,
    ground: 'blush',
  },
  contest: {
    label: 'Grand Jeu Concours',
    title: 'Un billet, deux jouets, zéro baratin.',
    cover: '/illustrations/concours/duo.svg',
    isCutOut: true,
    ground: 'pistachio',
  },
  demonstration: {
    label: 'Démonstration',
    title: 'À quoi ressemblerait notre tombola. Rien à gagner ici.',
    cover: '/illustrations/concours/duo.svg',
    isCutOut: true,
    ground: 'cream',
  },
  podcast: {
    label: 'Le podcast',
    title: 'Viens, on s’appelle. Ton nom reste chez toi.',
    cover: '/illustrations/podcast/la-lune-decroche.svg',
    isCutOut: false,
    ground: 'ink',
  },
  confessions: {
    label: 'Le confessionnal',
    title: 'Raconte ton pire date. On ne dira pas qui.',
    cover: '/illustrations/confessions.svg',
    isCutOut: false,
    ground: 'pistachio',
  },
  site: { label: null, title: PRODUCT_TAGLINE, cover: null, isCutOut: false, ground: 'cream' },
} satisfies Record<string, SocialPicture>;

export type SectionPicture = keyof typeof SECTION_PICTURES;
