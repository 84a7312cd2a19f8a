import type { ContentType } from '../../core/article/content-type.ts';
import type { ArticleState } from '../../core/editing/article-state.ts';
import { longDateTime } from '../../core/time/paris-time.ts';
import { plural } from '../../core/text/plural.ts';
import type { RestorationOutcome } from '../../gateway/browser/article-deletion.ts';

type ByType = Record<ContentType, string>;

export const EDITOR_COPY = {
  newTitle: { blog: 'Nouvel article', anecdote: 'Nouvelle anecdote' } satisfies ByType,
  editTitle: { blog: 'Modifier article de blog', anecdote: 'Modifier anecdote' } satisfies ByType,
  duplicate: 'Dupliquer',
  duplicated: 'Article dupliqué avec succès',
  duplicationFailed: 'Erreur lors de la duplication de l’article',
  duplicationFailedHint:
    'Ton texte est enregistré. Regarde parmi les brouillons : si la copie n’y est pas, vérifie ta connexion, puis réessaie.',
  untitled: 'Sans titre',
  back: 'Retour aux articles',
  backToPage: 'Retour à la page',
  base: 'Informations de base',
  content: 'Contenu',
  presentation: 'Description, adresse et référencement',
  preview: 'Aperçu',
  previewLoading: 'Chargement…',
  revisions: 'Versions',
  revisionsNotLoaded: {
    title: 'Les versions ne se chargent pas',
    advice: 'Ton texte est toujours là. Vérifie ta connexion, puis réessaie.',
  },
  previewNotLoaded: {
    title: 'L’aperçu ne se charge pas',
    advice: 'Ton texte est toujours là. Vérifie ta connexion, puis réessaie.',
  },
  livePreview: 'Aperçu en direct',
  checklistLoading: 'On prépare la relecture…',
  textLoading: 'On ouvre le texte…',
  richText: { blog: 'Texte de l’article', anecdote: 'Texte de l’anecdote' } satisfies ByType,
};

export const LOADING_COPY = {
  loading: 'On ouvre l’article…',
  failed: 'Erreur lors du chargement de l’article',
  failedAdvice: 'Le serveur n’a pas répondu. Rien n’est perdu : vérifie ta connexion, puis réessaie.',
  retry: 'Réessayer',
  notFound: 'Article non trouvé',
  notFoundAdvice: 'L’article que tu cherches n’existe pas ou a été supprimé.',
  deleted: 'Cet article est dans la corbeille',
  deletedAdvice:
    'Il y reste 30 jours après sa suppression, avec tout son texte. Restaure-le pour continuer à l’écrire.',
  restore: 'Restaurer l’article',
  restoring: 'Restauration…',
  restoration: {
    restored: 'Article restauré',
    not_deleted: 'Article restauré',
    restored_without_slug: 'Article restauré. Un autre a pris son adresse entre-temps : choisis-lui-en une nouvelle.',
    not_found: 'Cet article n’existe plus : passé 30 jours dans la corbeille, on ne peut plus le ramener.',
    refused: 'Ta session a expiré, ou ton rôle a changé. Reconnecte-toi, puis réessaie.',
    failed:
      'Impossible de savoir si l’article est restauré. Son texte est gardé : vérifie ta connexion, puis réessaie.',
  } satisfies Record<RestorationOutcome, string>,
};

/** Actions of the save bar, and their outcomes. */
export const SAVE_ACTION_COPY = {
  publish: 'Publier',
  update: 'Mettre à jour',
  save: 'Sauvegarder',
  draft: { verb: 'Enregistrer comme', noun: 'brouillon' },
  unpublishes: 'En brouillon, l’article quitte le site.',
  bar: 'Enregistrer et publier',
  publishing: 'Publication…',
  saving: 'Enregistrement…',
  draftSaved: 'Brouillon enregistré avec succès',
  updated: 'Article mis à jour avec succès',
  published: 'Article publié avec succès',
  scheduled: (moment: string) => `Article programmé : il paraîtra le ${moment}, tout seul.`,
  withdrawnUntil: (moment: string) => `L’article quitte le site : il reparaîtra le ${moment}, tout seul.`,
  replacedAt: (moment: string) =>
    `C’est noté : la version en ligne reste jusqu’au ${moment}, puis la nouvelle la remplace toute seule.`,
  see: 'Voir',
  publicationFailed: 'Une erreur est survenue lors de la publication',
  /** Second sentence of a failure without a reason. */
  unexplained: 'Ton texte est gardé sur cet ordinateur. Recharge la page, puis réessaie.',
  updateFailed: (message: string) => `Erreur lors de la mise à jour de l’article : ${message || 'Erreur inconnue'}`,
  toCorrect: (count: number) =>
    `${plural(count, 'Un champ est', `${count} champs sont`)} à corriger avant d’enregistrer.`,
  leading: 'Retour à la liste dans un instant. Continue à écrire pour rester ici.',
  leadingToPage: 'Retour à la page dans un instant. Continue à écrire pour rester ici.',
};

/** Reasons why a write failed, and remedies; the typed text is kept in each case. */
export const OUTCOME_COPY = {
  conflict:
    'Quelqu’un a enregistré cet article entre-temps. Rien n’est écrasé : compare les deux textes, puis choisis.',
  deleted:
    'Cet article est dans la corbeille. Ton texte est gardé sur cet ordinateur : restaure l’article pour l’enregistrer.',
  slugTaken: 'Cette adresse est déjà prise. Choisis-en une autre. Ton texte est gardé.',
  signedOut: 'Non authentifié. Reconnecte-toi : ton texte t’attend ici.',
  notAllowed:
    'Tu ne peux plus écrire cet article : soit il vient d’être publié, soit ton rôle a changé. Ton texte est gardé sur cet ordinateur.',
  tooLarge:
    'Ce texte est trop lourd pour le serveur. Il est gardé sur cet ordinateur : coupe-le en deux, ou enlève des images collées.',
  busy: 'Le serveur est très occupé. Ton texte est gardé sur cet ordinateur : réessaie dans un instant.',
  unreachable:
    'Le serveur ne répond pas. Ton texte est gardé sur cet ordinateur : réessaie quand la connexion est revenue.',
};

export const STATUS_COPY = {
  label: 'Où est ton texte',
  unsaved: 'Modifications non enregistrées',
  allSaved: 'Tout est enregistré',
  nothingYet: 'Rien d’écrit pour l’instant',
  saving: 'Enregistrement…',
  saved: 'Sauvegarde réussie',
  places: { onThisComputer: 'sur cet ordinateur', onTheServer: 'sur le serveur', online: 'en ligne' },
  notYet: {
    onThisComputer: 'pas sur cet ordinateur',
    onTheServer: 'pas encore sur le serveur',
    online: 'pas en ligne',
  },
  state(state: ArticleState): string {
    switch (state.kind) {
      case 'draft':
        return 'Brouillon';
      case 'scheduled':
        return `Programmé pour le ${longDateTime(state.at)}`;
      case 'online':
        return 'Publié';
    }
  },
  replaced: (moment: string) =>
    `La version en ligne reste jusqu’au ${moment}, puis la nouvelle la remplace toute seule. Pour y renoncer, remets la date d’avant et enregistre.`,
  pending: 'Modifications en attente de « Mettre à jour »',
};

export const OBSTACLE_COPY = {
  offline: 'Pas de connexion. Continue : ton texte est gardé sur cet ordinateur et partira tout seul.',
  'storage-full':
    'Le stockage de ce navigateur est plein. Ton texte part plus souvent vers le serveur : garde cet onglet ouvert.',
  'other-tab': 'Cet article est ouvert dans un autre onglet. Continue là-bas, ou écris ici.',
  writeHere: 'Écrire ici',
  deleted: 'Cet article vient d’être mis à la corbeille. Ton texte est gardé : restaure l’article pour continuer.',
};

export const SUCCESS_COPY = {
  title: 'Article publié avec succès !',
  scheduledTitle: 'Article programmé avec succès !',
  scheduled: (moment: string) => `Il paraîtra le ${moment}, tout seul.`,
  see: 'Voir l’article',
  another: 'Créer un nouvel article',
  list: 'Retour à la liste',
  goOn: 'Continuer à écrire',
  recent: 'Articles récents',
  noRecent: 'Aucun article récent',
  recentFailed:
    'Les articles récents ne s’affichent pas. Le tien est bien enregistré : recharge la page pour les voir.',
};

/** Messages when the text was saved late, but the publication was dropped and must be repeated. */
export const SAVED_ALONE_COPY = {
  publish: 'Ton texte est enregistré, mais pas publié : appuie encore sur « Publier ».',
  update: 'Ton texte est enregistré, mais pas en ligne : appuie encore sur « Mettre à jour ».',
  schedule: 'Ton texte est enregistré, mais pas programmé : appuie encore sur « Mettre à jour ».',
  unpublish:
    'Ton texte est enregistré, mais l’article est toujours en ligne : appuie encore sur « Enregistrer comme brouillon ».',
};

/** Message and button when a part of the editor does not load. */
export const LAZY_COPY = {
  notLoaded: 'Cette partie n’a pas pu être chargée. Ton texte est toujours là : vérifie ta connexion, puis réessaie.',
  retry: 'Réessayer',
};
