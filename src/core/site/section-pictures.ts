import { PRODUCT_TAGLINE } from '../product.ts';

/** The papers that a picture is cut from. */
export type Ground = 'cream' | 'blush' | 'pistachio' | 'poppy' | 'ink';

/** All that the picture shown with a shared link is drawn from. */
export interface SocialPicture {
  title: string;
  /** What its sticker says, or null for none. */
  label: string | null;
  /** Address of the illustration, or null for the default one. */
  cover: string | null;
  /** Whether the illustration is a figure without ground, which stands free instead of in a frame. */
  isCutOut: boolean;
  ground: Ground;
}

/** The pictures of everything but articles. */
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
    title: 'Deux minutes, montre en main.',
    cover: '/illustrations/poppy.svg',
    isCutOut: true,
    ground: 'pistachio',
  },
  soon: {
    label: 'Bientôt',
    title: 'Ça pousse. Laisse-nous arroser.',
    cover: '/illustrations/bientot.svg',
    isCutOut: false,
    ground: 'cream',
  },
  site: { label: null, title: PRODUCT_TAGLINE, cover: null, isCutOut: false, ground: 'cream' },
} satisfies Record<string, SocialPicture>;

export type SectionPicture = keyof typeof SECTION_PICTURES;
