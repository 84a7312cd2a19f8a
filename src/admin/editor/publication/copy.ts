import type { PublicationState } from '../../../core/editing/publication-progress.ts';

/** Kind of a published change. `withdraw` takes an article offline until a date, `unpublish` makes it a draft again. */
export type PublishedChange = 'publish' | 'update' | 'unpublish' | 'withdraw' | 'delete' | 'restore' | 'rename';

/** Advice about a failed publication. */
const RETRY = 'Réessaie ; si elle échoue encore, montre ce que dit le serveur à la personne qui héberge le site.';

export const PUBLICATION_COPY = {
  followed: 'Ta dernière publication',
  steps: 'Étapes de la publication',
  step: { queued: 'En attente', building: 'En préparation', online: 'En ligne' } satisfies Record<
    Exclude<PublicationState, 'failed'>,
    string
  >,
  now: {
    queued: 'Publication demandée : elle attend son tour.',
    building: 'Publication en cours : les pages se préparent.',
  },
  online: {
    publish: 'C’est en ligne : les visiteurs peuvent lire ton article.',
    update: 'C’est en ligne : les visiteurs lisent la nouvelle version.',
    unpublish: 'C’est fait : les visiteurs ne voient plus cet article.',
    withdraw: 'C’est fait : les visiteurs ne voient plus cet article avant sa nouvelle date.',
    delete: 'C’est fait : l’article a quitté le site.',
    restore: 'C’est en ligne : l’article est revenu sur le site.',
    rename: 'C’est en ligne : les visiteurs voient les nouveaux titres.',
  } satisfies Record<PublishedChange, string>,
  failed: {
    publish: `La publication a échoué. Le site en ligne n’a pas bougé, et ton texte est enregistré. ${RETRY}`,
    update: `La publication a échoué. Le site en ligne n’a pas bougé, et ton texte est enregistré. ${RETRY}`,
    unpublish: `La publication a échoué : l’article est dans tes brouillons, mais les visiteurs le voient encore. ${RETRY}`,
    withdraw: `La publication a échoué : l’article a sa nouvelle date, mais les visiteurs le voient encore. ${RETRY}`,
    delete: `La publication a échoué : l’article est à la corbeille, mais les visiteurs le voient encore. ${RETRY}`,
    restore: `La publication a échoué : l’article est sorti de la corbeille, mais les visiteurs ne le voient pas encore. ${RETRY}`,
    rename: `La publication a échoué : les titres sont changés, mais les visiteurs voient encore les anciens. ${RETRY}`,
  } satisfies Record<PublishedChange, string>,
  partial:
    'C’est en ligne, sauf certaines pages, restées dans leur ancienne version : la liste est dessous. Si ton article y est, corrige-le et publie de nouveau.',
  long: 'C’est plus long que d’habitude. Tu peux quitter cette page : la publication continue sans toi.',
  unreachable:
    'Le serveur ne répond pas. Ton texte est enregistré, et la page redemande toute seule où en est la publication.',
  reason: 'Ce que dit le serveur',
  retry: 'Réessayer',
  retryFailed: 'La demande n’est pas partie ; ton texte reste enregistré. Vérifie ta connexion, puis réessaie.',
  close: 'Fermer',
  site: {
    online: 'En ligne',
    underway: 'Publication en cours',
    partial: 'En ligne, sauf certaines pages',
    failed: 'La dernière publication a échoué',
  },
};

export const LATER_DATE_COPY = {
  title: 'Cet article est en ligne',
  text: (moment: string) => `Tu lui donnes une date à venir : le ${moment}. Que voient les visiteurs d’ici là ?`,
  keep: 'La version en ligne, jusqu’à cette date',
  withdraw: 'Rien : retirer l’article jusqu’à cette date',
  cancel: 'Revenir',
};
