import type { ContentType } from '../../../core/article/content-type.ts';
import type { FormProblem, LengthAdvice } from '../../../core/editing/form-problems.ts';
import { counted, plural } from '../../../core/text/plural.ts';

type ByType = Record<ContentType, string>;

const NUMBER = new Intl.NumberFormat('fr-FR');

export const TITLE_COPY = {
  label: { blog: 'Titre de l’article', anecdote: 'Titre de l’anecdote' } satisfies ByType,
  placeholder: {
    blog: 'Ex. : Cinq premiers messages qui ont marché',
    anecdote: 'Ex. : Le jour où mon date est venu avec sa mère',
  } satisfies ByType,
};

export const IMAGE_COPY = {
  choose: 'Choisir une image',
  replace: 'Remplacer',
  remove: 'Supprimer l’image',
  bringBack: 'Remettre l’image',
  drop: 'ou dépose-la ici',
  hint: 'JPEG, PNG, WebP, AVIF ou GIF. Elle est allégée avant d’être envoyée.',
  alt: 'Texte alternatif',
  altHint:
    'Ce que montre l’image, pour les personnes qui ne la voient pas. À laisser vide si elle ne fait que décorer.',
  missing: 'Cette image ne s’affiche pas : remplace-la, ou enlève-la.',
};

export const TAGS_COPY = {
  hint: 'Une virgule ou Entrée ajoute le tag.',
  placeholder: 'Ajouter un tag',
  suggestions: 'Tags existants',
  chosen: 'Tags choisis',
  failed: 'Erreur lors du chargement des tags',
  failedHint: 'Tu peux quand même en taper ; recharge la page pour voir ceux qui existent.',
};

export const KEYWORDS_COPY = {
  hint: 'Séparés par des virgules.',
  placeholder: 'Ajouter un mot-clé',
  chosen: 'Mots-clés choisis',
};

export const LABEL_COPY = {
  remove: (label: string) => `Retirer ${label}`,
  added: (labels: readonly string[]) => `${labels.join(', ')} ${plural(labels.length, 'ajouté', 'ajoutés')}`,
  removed: (label: string) => `${label} retiré`,
  notAdded: (typed: string) => `« ${typed} » n’est pas encore ajouté : Entrée l’ajoute, ou efface-le.`,
  tooMany: (count: number) => `${count} au plus : le reste attend dans le champ. Retires-en pour faire de la place.`,
  tooLong: (count: number) => `${count} caractères au plus pour chacun : raccourcis ce qui reste dans le champ.`,
};

export const CATEGORIES_COPY = {
  none: 'Aucune catégorie pour l’instant : crée la première.',
  loading: 'Chargement des catégories…',
  failed: 'Erreur lors du chargement des catégories',
  failedHint: 'Celles de l’article sont gardées : vérifie ta connexion.',
  retry: 'Réessayer',
  create: 'Créer une catégorie',
  name: 'Nom de la catégorie',
  add: 'Créer',
  adding: 'Création…',
  empty: 'Donne-lui un nom.',
  exists: (name: string) => `La catégorie « ${name} » existe déjà`,
  notCreated: (name: string) => `« ${name} » n’est pas encore créée : appuie sur « Créer », ou efface son nom.`,
  created: (name: string) => `Catégorie ${name} créée et choisie`,
  creationFailed: 'La catégorie n’a pas été créée. Vérifie ta connexion, puis réessaie : son nom est encore là.',
  search: 'Chercher une catégorie',
};

export const DATE_COPY = {
  dialog: 'Date et heure de publication',
  time: 'Heure et minute, à Paris',
  now: 'Dès que tu publies',
  clear: 'Dès la publication',
  done: 'Valider',
  cancel: 'Annuler',
  loading: 'On ouvre le calendrier…',
  past: 'Cette date est passée : l’article paraîtra tout de suite, daté de ce jour-là.',
  future: (moment: string) => `Paraîtra le ${moment}, heure de Paris.`,
  wasPublished: (moment: string) => `Paru le ${moment}.`,
};

export const SWITCH_COPY = {
  featuredHint: 'Dans les coups de cœur de la rédac.',
  type: 'Type de contenu',
  types: { blog: 'Blog', anecdote: 'Anecdote' } satisfies ByType,
};

export const DESCRIPTION_COPY = {
  hint: 'L’accroche sur les cartes et en tête d’article. Laissée vide, elle est remplacée par le titre.',
};

export const SLUG_COPY = {
  generated: 'URL générée automatiquement à partir du titre',
  custom: 'URL personnalisée',
  prefix: { blog: '/blog/', anecdote: '/anecdote/' } satisfies ByType,
  regenerate: 'Régénérer',
  regenerateTitle: 'Refaire l’adresse à partir du titre',
  empty: 'Laissée vide, elle est tirée du titre.',
  checking: 'On vérifie que cette adresse est libre…',
  free: 'Cette adresse est libre.',
  taken: 'Cette adresse est déjà prise. Choisis-en une autre.',
  takenByTitle: 'Cette adresse est déjà prise : un numéro y sera ajouté.',
  unknown: 'Impossible de vérifier cette adresse pour l’instant. Elle le sera à l’enregistrement.',
  published:
    'Les visiteurs connaissent cette adresse : elle ne change que si tu la changes. L’ancienne mènera à la nouvelle.',
};

export const SEO_COPY = {
  title: 'Métadonnées SEO',
  metaTitleHint: 'Laissé vide, c’est le titre de l’article.',
  metaDescriptionHint: 'Laissée vide, c’est la description de l’article.',
  advice: {
    'too-short': 'Trop court',
    good: 'Bonne longueur',
    nearly: 'Presque à la limite',
    'too-long': 'Trop long',
  } satisfies Record<LengthAdvice, string>,
  used: (count: number, most: number) => `${NUMBER.format(count)}/${most}`,
  readingTimeHint: (computed: string) => computed && `Laissé vide, il est calculé : ${computed}.`,
};

export function problemMessage(problem: FormProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Le titre ne peut pas être vide';
    case 'characters':
      return `Une adresse n’a que des lettres, des chiffres et des tirets : enlève ${problem.characters.join(' ')}`;
    case 'hyphens':
      return 'Un tiret sépare deux mots : ni au début, ni à la fin, ni deux de suite.';
    case 'too-long':
      return 'excess' in problem
        ? `Trop long de ${counted(problem.excess, 'caractère', 'caractères')} : raccourcis-le.`
        : 'Cette adresse est trop longue : garde l’essentiel.';
  }
}
