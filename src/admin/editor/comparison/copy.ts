import type { BlockKind } from '../../../core/editing/text-blocks.ts';
import { plural } from '../../../core/text/plural.ts';

interface SideCopy {
  title: string;
  /** Announced before words that only this side has. */
  spoken: string;
  /** Label of a paragraph that only this side has. */
  alone: string;
}

export interface ComparisonSides {
  before: SideCopy;
  after: SideCopy;
}

export const EARLIER_AND_LATER = {
  before: { spoken: 'supprimé', alone: 'supprimé' },
  after: { spoken: 'ajouté', alone: 'ajouté' },
};

export const COMPARISON_COPY = {
  notLoaded: 'La comparaison ne se charge pas',
  notLoadedAdvice: 'Les deux textes sont toujours là. Vérifie ta connexion, puis réessaie.',
  retry: 'Réessayer',
  close: 'Fermer',
  same: 'Ces deux textes disent la même chose, mot pour mot.',
  count: (count: number) => plural(count, 'Une différence', `${count} différences`),
  place: (number: number, count: number) => `Différence ${number} sur ${count}`,
  next: 'Différence suivante',
  previous: 'Différence précédente',
  nextKeys: 'Alt + ↓',
  previousKeys: 'Alt + ↑',
  navigation: 'Aller de différence en différence',
  changes: 'Différences',
  unfold: (count: number) => `Montrer ${plural(count, 'un paragraphe identique', `${count} paragraphes identiques`)}`,
  struck: 'Barré',
  underlined: 'Souligné',
  changed: 'modifié',
  moved: 'déplacé',
  empty: 'vide',
  nothingHere: 'Rien ici',
  nature: (before: string, after: string) => `${before} d’un côté, ${after} de l’autre.`,
  links: (before: string, after: string) => `Le lien change\u00A0: ${before} → ${after}`,
  pictures: (before: string, after: string) => `L’image change\u00A0: ${before} → ${after}`,
  noAddress: 'aucune adresse',
  typography: 'Seule la typographie change\u00A0: espaces, apostrophes, guillemets.',
  emphasis: 'Seule la mise en forme change\u00A0: gras, italique, taille…',
  space: 'espace',
  fixedSpace: 'espace insécable',
  lineEnd: 'retour à la ligne',
};

export const VALUE_COPY = {
  blog: 'Article de blog',
  anecdote: 'Anecdote',
  yes: 'oui',
  no: 'non',
  atPublication: 'au moment de la publication',
};

export const BLOCK_COPY: Record<BlockKind, string> = {
  paragraph: 'Paragraphe',
  'heading-2': 'Titre de partie',
  'heading-3': 'Sous-titre',
  'heading-4': 'Petit titre',
  quote: 'Citation',
  item: 'Point de liste',
  'numbered-item': 'Point de liste numérotée',
  table: 'Tableau',
  picture: 'Image',
  player: 'Lecteur',
  divider: 'Séparation',
  code: 'Code',
};
