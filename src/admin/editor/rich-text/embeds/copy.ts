import { PROVIDER_NAMES } from '../../../../core/article/embed.ts';

export const EMBED_DIALOG_COPY = {
  title: 'Vidéo, son ou GIF',
  address: 'Adresse',
  hint: `Celle de la page à montrer : ${PROVIDER_NAMES.join(', ')}.`,
  known: (what: string) => `${what} : les lecteurs de l’article choisiront de l’afficher.`,
  unknown: 'Le site ne connaît pas ce lecteur : ce sera un lien.',
  refused: 'Cette adresse ne peut pas être suivie. Copie celle de la page, qui commence par https://.',
  missing: 'Colle l’adresse à montrer.',
  insert: 'Insérer',
  insertLink: 'Insérer un lien',
};
