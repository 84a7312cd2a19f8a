import { LARGEST_PICTURE } from '../../../core/image/stored-picture.ts';
import { MOST_UPLOAD_BYTES } from './picture-limits.ts';
import type { PictureRefusal } from './prepare-picture.ts';
import { plural } from '../../../core/text/plural.ts';

const megabytes = (bytes: number) =>
  `${(bytes / 1024 / 1024).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo`;
const FORMATS = 'JPEG, PNG, WebP, AVIF ou GIF';

const REFUSALS: Record<PictureRefusal['reason'], (size: number) => string> = {
  drawing: () => 'Un SVG peut cacher du code : exporte-le en PNG, puis choisis ce PNG.',
  heic: () =>
    'Les navigateurs ne montrent pas le HEIC, le format des photos d’iPhone. Enregistre ta photo en JPEG, puis choisis ce JPEG.',
  'other-format': () =>
    `Le site ne montre pas ce format d’image. Enregistre-la en JPEG ou en PNG : il accepte ${FORMATS}.`,
  pretended: () => `Ce fichier se dit image, mais n’en est pas une. Choisis une image ${FORMATS}.`,
  'not-a-picture': () => `Ce n’est pas une image que le site sait montrer. Choisis une image ${FORMATS}.`,
  'too-large': (size) =>
    `Cette image pèse ${megabytes(size)}, et le site accepte ${megabytes(MOST_UPLOAD_BYTES)} au plus. Réduis-la, puis choisis-la de nouveau.`,
  'animation-too-large': (size) =>
    `Cette animation pèse ${megabytes(size)}, et le site accepte ${megabytes(LARGEST_PICTURE)} au plus. Raccourcis-la, ou mets une vidéo.`,
  damaged: () =>
    'Cette image est abîmée : le navigateur n’arrive pas à la lire. Enregistre-la de nouveau, ou choisis-en une autre.',
};

export const PICTURE_COPY = {
  preparing: 'Préparation de l’image…',
  progress: (percentage: number) => `${Math.round(percentage)} %`,
  sending: 'Envoi de l’image…',
  uploaded: 'Image envoyée.',
  retry: 'Réessayer',
  cancel: 'Annuler',
  /** Warning that the publication will lack these pictures. */
  pending: (count: number) =>
    `${plural(count, 'Une image n’est pas encore arrivée', `${count} images ne sont pas encore arrivées`)} : ce que tu publies maintenant partira sans ${plural(count, 'elle', 'elles')}.`,
  withoutPlace: (name: string) =>
    `L’image « ${name} » n’est pas insérée : un autre texte a remplacé celui où elle allait. Ajoute-la de nouveau.`,
  refused: ({ reason, size }: PictureRefusal) => REFUSALS[reason](size),
  notStored: {
    unreachable: 'Le serveur ne répond pas. L’image est gardée ici : réessaie quand la connexion est revenue.',
    'signed-out': 'Ta session a expiré. Reconnecte-toi, puis réessaie : l’image est gardée ici.',
    'not-allowed':
      'Ton compte n’a plus le droit d’ajouter une image. Elle est gardée ici : demande l’accès à la personne qui administre le site.',
    'too-large': 'Le serveur trouve cette image trop lourde. Réduis-la, puis choisis-la de nouveau.',
    'not-a-picture': `Le serveur ne reconnaît pas cette image. Choisis une image ${FORMATS}.`,
  },
};
