/** A short film of ours: without words, without sound, over and over. */
interface Video {
  /** The name of its files. */
  name: 'inscription' | 'premium' | 'preuve' | 'tirage' | 'cadeau';
  title: string;
  /** Alternative text. */
  description: string;
}

/** Size of a video in CSS pixels. */
export const VIDEO_WIDTH = 480;
export const VIDEO_HEIGHT = 360;

/** The five videos of the carousel, in their order. */
export const VIDEOS: readonly Video[] = [
  {
    name: 'cadeau',
    title: 'Le cadeau',
    description:
      'Un paquet rouge tremble, son couvercle saute, et deux petits jouets souriants en sortent en se faisant signe.',
  },
  {
    name: 'inscription',
    title: 'Étape 1 : l’inscription',
    description: 'Sur un téléphone, un doigt touche un bouton rouge ; le profil est coché et des cœurs s’envolent.',
  },
  {
    name: 'premium',
    title: 'Étape 2 : l’abonnement premium',
    description: 'Un billet de papier se retourne, devient vert avec un cœur, et reçoit une couronne.',
  },
  {
    name: 'preuve',
    title: 'Étape 3 : la preuve',
    description: 'Une capture d’écran quitte un téléphone, glisse dans une enveloppe rouge et reçoit un cachet.',
  },
  {
    name: 'tirage',
    title: 'Étape 4 : le tirage au sort',
    description: 'Une roue de tombola pleine de boules tourne, puis laisse tomber un billet gagnant.',
  },
];

/** Where its picture stands while it does not play. */
export function posterAddress({ name }: Video): string {
  return `/illustrations/concours/${name}.svg#still`;
}

export function videoAddress({ name }: Video, format: 'webm' | 'mp4'): string {
  return `/videos/concours/${name}.${format}`;
}
