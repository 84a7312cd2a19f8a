import { plural } from '../../../../core/text/plural.ts';

export const SUGGESTION_COPY = {
  blocks: 'Blocs',
  articles: 'Articles du site',
  offered: (count: number) =>
    plural(count, 'Une proposition. Entrée pour la prendre.', `${count} propositions. Flèches pour choisir.`),
  askTitle: 'Tape les mots d’un titre.',
};
