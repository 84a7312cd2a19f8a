export const EDIT = 'Modifier';
export const DELETE = 'Supprimer';
export const EDIT_THIS = 'Modifier cet article';
export const ADD = 'Ajouter un article';
/** Adds the article's title for screen readers, which do not show the card around the button. */
export const withTitle = (action: string, title: string) => `${action} « ${title} »`;

const CLOSE = 'Fermer';
const REFUSED = 'Ta session a expiré, ou ton rôle a changé. Reconnecte-toi, puis réessaie.';
const FAILED = 'Vérifie ta connexion, puis recharge la page : elle montre si c’est fait.';

export const DELETION = {
  deleted: 'Article supprimé avec succès',
  alreadyDeleted: 'Article déjà supprimé',
  undo: 'Annuler',
  undoKeys: 'Ctrl + Z',
  seconds: (seconds: number) => `${seconds} s`,
  undone: 'Suppression annulée. Ni vu ni connu.',
  notFound: 'Cet article n’existe plus. Recharge la page pour voir la liste à jour.',
  notDeleted: {
    text: 'Erreur lors de la suppression de l’article',
    refused: (title: string) => `« ${title} » est toujours en ligne. ${REFUSED}`,
    // Without an answer the outcome is unknown.
    failed: (title: string) => `Impossible de savoir si « ${title} » est supprimé. ${FAILED}`,
    close: CLOSE,
  },
  notRestored: {
    text: 'Erreur lors de l’annulation',
    refused: (title: string) => `« ${title} » est toujours supprimé. ${REFUSED}`,
    failed: (title: string) => `Impossible de savoir si « ${title} » est revenu. ${FAILED}`,
    retry: 'Réessayer',
    close: CLOSE,
  },
  restoredWithoutSlug: {
    text: 'Article revenu, sans son adresse',
    advice: (title: string) =>
      `Un autre article l’a prise entre-temps : donne-en une nouvelle à « ${title} » dans l’éditeur.`,
    close: CLOSE,
  },
};
