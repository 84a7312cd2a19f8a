export const SHORTCUTS_COPY = {
  title: 'Raccourcis clavier',
  typed: 'En tapant',
  marks: [
    { mark: '/', label: 'Proposer des blocs' },
    { mark: '[[', label: 'Lier un article du site' },
    { mark: '##', label: 'Titre, puis une espace (### et #### aussi)' },
    { mark: '-', label: 'Liste à puces, puis une espace' },
    { mark: '1.', label: 'Liste numérotée, puis une espace' },
    { mark: '>', label: 'Citation, puis une espace' },
    { mark: '---', label: 'Séparateur' },
  ],
  done: 'Compris',
};

/** Shortcuts without a button. */
export const OTHER_SHORTCUTS = [
  { label: 'Aller à la barre d’outils', keys: 'Alt-F10' },
  { label: 'Revenir au texte', keys: 'Échap' },
  { label: 'Passer à la ligne dans un paragraphe', keys: 'Shift-Entrée' },
  { label: 'Cellule suivante d’un tableau', keys: 'Tab' },
];
