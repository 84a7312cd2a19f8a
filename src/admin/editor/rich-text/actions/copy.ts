import type { ActionName } from './action-name.ts';

interface ActionCopy {
  label: string;
  /** Further words that find the action in the slash menu. */
  keywords?: string[];
}

export const ACTION_COPY: Record<ActionName, ActionCopy> = {
  paragraph: { label: 'Paragraphe', keywords: ['texte', 'normal'] },
  heading2: { label: 'Titre', keywords: ['h2', 'partie', 'section'] },
  heading3: { label: 'Sous-titre', keywords: ['h3', 'titre 3'] },
  heading4: { label: 'Petit titre', keywords: ['h4', 'titre 4'] },
  bold: { label: 'Gras' },
  italic: { label: 'Italique' },
  underline: { label: 'Souligné' },
  strike: { label: 'Barré' },
  bulletList: { label: 'Liste à puces', keywords: ['ul', 'points', 'tirets'] },
  orderedList: { label: 'Liste numérotée', keywords: ['ol', 'chiffres', 'étapes'] },
  blockquote: { label: 'Citation', keywords: ['quote', 'témoignage'] },
  divider: { label: 'Séparateur', keywords: ['hr', 'ligne', 'trait'] },
  link: { label: 'Lien', keywords: ['url', 'adresse', 'article'] },
  picture: { label: 'Image', keywords: ['photo', 'illustration', 'gif'] },
  embed: { label: 'Vidéo ou son', keywords: ['youtube', 'vimeo', 'spotify', 'lecteur', 'gif', 'musique'] },
  table: { label: 'Tableau', keywords: ['lignes', 'colonnes', 'cellules'] },
  undo: { label: 'Annuler' },
  redo: { label: 'Rétablir' },
  moveUp: { label: 'Monter le bloc' },
  moveDown: { label: 'Descendre le bloc' },
  find: { label: 'Rechercher et remplacer' },
  typography: { label: 'Typographie française' },
  source: { label: 'Code HTML' },
  shortcuts: { label: 'Raccourcis clavier' },
};
