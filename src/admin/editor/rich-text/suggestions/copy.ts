export const SUGGESTION_COPY = {
  blocks: 'Blocs',
  articles: 'Articles du site',
  offered: (count: number) =>
    count === 1 ? 'Une proposition. Entrée pour la prendre.' : `${count} propositions. Flèches pour choisir.`,
  askTitle: 'Tape les mots d’un titre.',
};
