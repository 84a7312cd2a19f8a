/** Short silent video of ours that plays in a loop. */
interface Video {
  /** Name of its files. */
  name: 'inscription' | 'premium' | 'preuve' | 'tirage' | 'cadeau';
  title: string;
  description: string;
}

/** CSS pixels. */
export const VIDEO_WIDTH = 480;
export const VIDEO_HEIGHT = 360;

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

/** Returns the address of the still that stands for a video until it first plays. */
export function posterAddress({ name }: Video): string {
  return `/illustrations/concours/${name}.svg#still`;
}

export function videoAddress({ name }: Video, format: 'webm' | 'mp4'): string {
  return `/videos/concours/${name}.${format}`;
}
