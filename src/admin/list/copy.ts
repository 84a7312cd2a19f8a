import type { ArticleSort, ListedStatus } from '../../core/editing/listed-article.ts';
import type { ContentType } from '../../core/article/content-type.ts';
import { counted } from '../../core/text/plural.ts';

const number = new Intl.NumberFormat('fr-FR');

export const LIST_COPY = {
  title: 'Gestion des articles',
  optimise: 'Optimiser les titres',
  create: 'Créer un article',
  tabs: {
    label: 'Articles par état',
    published: 'Publiés',
    drafts: 'Brouillons',
    all: 'Tous',
    stats: 'Statistiques',
  },
  filters: {
    title: 'Filtrer',
    category: { label: 'Catégorie', all: 'Toutes' },
    contentType: { label: 'Type', all: 'Tous' },
    author: { label: 'Écrit en dernier par', all: 'Tous' },
    month: { label: 'Mois', all: 'Tous' },
    clear: 'Effacer les filtres',
    none: 'Aucun article ne correspond à ces filtres.',
    failed: 'Les filtres ne se chargent pas ; la liste, elle, est complète. Recharge la page pour filtrer.',
  },
  search: { label: 'Chercher un titre', clear: 'Effacer la recherche' },
  sortBy: 'Trier par',
  ascending: 'Ordre croissant',
  descending: 'Ordre décroissant',
  columns: {
    date: 'Date',
    title: 'Titre',
    type: 'Type',
    'reading-time': 'Temps de lecture',
    views: 'Vues',
  } satisfies Record<ArticleSort, string>,
  creationDate: 'Date de création',
  actions: 'Actions',
  caption: { published: 'Articles publiés', draft: 'Brouillons', all: 'Tous les articles' } satisfies Record<
    ListedStatus,
    string
  >,
  types: { blog: 'Blog', anecdote: 'Anecdote' } satisfies Record<ContentType, string>,
  draft: 'Brouillon',
  published: 'Publié',
  pendingChanges: 'Modifications en attente',
  scheduled: (date: string, time: string) => `Programmé le ${date} à ${time}`,
  replaced: (date: string, time: string) => `Nouvelle version le ${date} à ${time}`,
  untitled: 'Sans titre',
  view: 'Voir',
  edit: 'Modifier',
  duplicate: 'Dupliquer',
  remove: 'Supprimer',
  withTitle: (action: string, title: string) => `${action} « ${title} »`,
  count: {
    published: (count: number) => counted(count, 'article publié', 'articles publiés'),
    draft: (count: number) => counted(count, 'brouillon', 'brouillons'),
    all: (count: number) => counted(count, 'article', 'articles'),
  } satisfies Record<ListedStatus, (count: number) => string>,
  filtered: (count: number) => counted(count, 'résultat', 'résultats'),
  found: (count: number, search: string) => `${counted(count, 'résultat', 'résultats')} pour « ${search} »`,
  loading: 'Chargement des articles…',
  pages: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    place: (page: number, count: number) => `Page ${number.format(page)} sur ${number.format(count)}`,
  },
  empty: {
    published: { text: 'Aucun article publié pour le moment.', create: 'Créer votre premier article' },
    draft: { text: 'Aucun brouillon enregistré.', create: 'Créer un nouveau brouillon' },
    all: { text: 'Aucun article pour le moment.', create: 'Créer un article' },
    search: (search: string) => `Aucun titre ne contient « ${search} ».`,
  },
  error: {
    title: 'Erreur lors du chargement des articles',
    text: 'Une erreur est survenue lors du chargement des articles',
    advice: 'Vérifie ta connexion, puis réessaie : rien n’est perdu.',
    retry: 'Réessayer',
  },
  stale: 'Le contenu affiché est en mode secours. Certaines fonctionnalités peuvent être limitées.',
  deletion: {
    question: 'Êtes-vous sûr de vouloir supprimer cet article ?',
    advice: 'Il reste 30 jours dans la corbeille, d’où tu peux le ramener.',
    confirm: 'Supprimer',
    cancel: 'Annuler',
  },
  notPreviewed: {
    text: 'L’aperçu ne s’ouvre pas',
    advice: 'L’article n’a pas changé. Vérifie ta connexion, puis réessaie.',
    gone: 'Cet article n’existe plus : la liste a changé entre-temps. La voici à jour.',
    close: 'Fermer',
  },
  duplicated: 'Article dupliqué avec succès',
  duplicationFailed: {
    text: 'Erreur lors de la duplication de l’article',
    advice:
      'L’original n’a pas changé. Regarde parmi les brouillons : si la copie n’y est pas, vérifie ta connexion, puis réessaie.',
    gone: 'Il n’existe plus : la liste a changé entre-temps. La voici à jour.',
    close: 'Fermer',
  },
};
