export const RECOVERY_COPY = {
  label: 'Texte retrouvé',
  found: (typed: string) => `Un texte non enregistré t’attend ici, tapé ${typed}.`,
  advice: 'Il est gardé sur cet ordinateur, et ne change rien tant que tu ne le reprends pas.',
  compare: 'Comparer',
  use: 'Reprendre ce texte',
  discard: 'Ne pas reprendre',
  dialog: 'Le texte retrouvé et le texte actuel',
  close: 'Fermer la comparaison',
  recoveredTitle: (date: string) => `Texte retrouvé, du ${date}`,
  presentTitle: 'Texte actuel',
  recoveredAlone: 'seulement dans le texte retrouvé',
  presentAlone: 'seulement dans le texte actuel',
};

/** Names of the replacements that can be undone. */
export const REPLACEMENT_NAMES = {
  restored: 'Version restaurée',
  recovered: 'Texte repris',
  discarded: 'Texte écarté',
  tookTheirs: 'Ton texte a laissé la place à l’autre',
  merged: 'Les deux textes sont mélangés',
};

export const UNDO_COPY = {
  undo: 'Annuler',
  undoKeys: 'Ctrl + Z',
  seconds: (count: number) => ` (${count}\u00A0s)`,
};

export const UNSENT_COPY = {
  title: 'Textes non enregistrés',
  intro: 'Cet ordinateur les a gardés. Ouvre-en un pour le comparer et le reprendre.',
  untitled: 'Sans titre',
  typed: (when: string) => `tapé ${when}`,
  isNew: 'jamais enregistré',
  open: 'Ouvrir',
  openNamed: (title: string) => `Ouvrir «\u00A0${title}\u00A0»`,
  delete: 'Effacer',
  deleteNamed: (title: string) => `Effacer «\u00A0${title}\u00A0»`,
  deleted: 'Texte effacé',
  deletionFailed: 'Le texte est toujours là',
  deletionAdvice: 'Le navigateur refuse de l’effacer. Réessaie dans un instant.',
  close: 'Fermer',
};
