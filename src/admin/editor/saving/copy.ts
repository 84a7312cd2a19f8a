import type { SaveFailure } from '../../../core/editing/save-state.ts';

export const SAVING_COPY = {
  emptyTitle: 'Le titre ne peut pas être vide',
  unreadable:
    'L’éditeur n’arrive pas à lire le texte. Copie-le, puis recharge la page\u00a0: ce que cet ordinateur en garde te sera proposé.',
  autoSaved: 'Sauvegarde réussie',
  autoSaveFailed: 'Échec de la sauvegarde automatique',
  autoSaveFailedHint: 'Veuillez réessayer ou vérifier votre connexion',
  saveFailed: 'Échec de la sauvegarde',
  leaving: 'Vos modifications ne sont pas sauvegardées. Voulez-vous vraiment quitter la page\u202f?',
};

/** Returns the text of a saving error (document 1, section 8). @param error its cause; null when unknown */
export const saveErrorText = (error: string | null) => `Erreur de sauvegarde\u00a0: ${error || SAVING_COPY.saveFailed}`;

export function failureText(failure: SaveFailure): string {
  switch (failure.kind) {
    case 'conflict':
      return 'quelqu’un d’autre a enregistré cet article entre-temps. Compare les deux textes pour choisir\u00a0: le tien est gardé.';
    case 'slug-taken':
      return 'cette adresse est déjà prise par un autre article. Change-la, puis réessaie\u00a0: ton texte est gardé.';
    case 'deleted':
      return 'cet article est dans la corbeille. Ton texte est gardé sur cet ordinateur\u00a0: restaure l’article, puis réessaie.';
    case 'refused':
      return failure.message || SAVING_COPY.saveFailed;
    case 'signed-out':
      return 'ta session a expiré. Reconnecte-toi\u00a0: ton texte est gardé sur cet ordinateur.';
    case 'not-allowed':
      return 'tu ne peux plus écrire cet article\u00a0: soit il vient d’être publié, soit ton rôle a changé. Ton texte est gardé sur cet ordinateur.';
    case 'too-large':
      return 'cet article est trop lourd pour le serveur. Allège-le, puis réessaie\u00a0: ton texte est gardé sur cet ordinateur.';
    case 'busy':
      return 'le serveur est très occupé. Ton texte est gardé sur cet ordinateur, et repartira tout seul dans un instant.';
    case 'unreachable':
      return 'le serveur ne répond pas. Ton texte est gardé sur cet ordinateur, et repartira dès que la connexion revient.';
  }
}
