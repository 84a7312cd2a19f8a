export const EDIT = 'Modifier';
export const DELETE = 'Supprimer';
export const EDIT_THIS = 'Modifier cet article';
export const ADD = 'Ajouter un article';
/** What a button does, said with its article's title to those who do not see the card around it. */
export const withTitle = (action: string, title: string) => `${action} « ${title} »`;

export const DELETION = {
  pending: 'Article supprimé',
  undo: 'Annuler',
  undoKeys: 'Ctrl + Z',
  seconds: (seconds: number) => `${seconds} s`,
  undone: 'Suppression annulée. Ni vu ni connu.',
  done: 'Article supprimé avec succès',
  failed: 'Erreur lors de la suppression de l’article',
  failedAdvice: (title: string) =>
    `« ${title} » est toujours en ligne. Vérifie ta connexion, reconnecte-toi si ta session a expiré, puis réessaie.`,
  close: 'Fermer',
};
