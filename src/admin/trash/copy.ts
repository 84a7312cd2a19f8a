import { counted } from '../../core/text/plural.ts';

export const TRASH_COPY = {
  title: 'Corbeille',
  intro: 'Un article supprimé reste ici 30 jours. Ensuite, il disparaît pour de bon.',
  list: 'Articles supprimés',
  loading: 'Chargement de la corbeille…',
  empty: 'La corbeille est vide : rien à regretter.',
  deletedOn: (date: string) => `Supprimé le ${date}`,
  daysLeft: (days: number) => (days < 1 ? 'Disparaît aujourd’hui' : `Encore ${counted(days, 'jour', 'jours')}`),
  restore: 'Restaurer',
  restoreTitle: (title: string) => `Restaurer « ${title} »`,
  restored: 'Article restauré. Ni vu ni connu.',
  open: 'L’ouvrir',
  gone: 'Cet article n’existe plus. Passé 30 jours ici, on ne peut plus le ramener.',
  withoutSlug: {
    text: 'Article revenu, sans son adresse',
    advice: (title: string) =>
      `Un autre article l’a prise entre-temps : donne-en une nouvelle à « ${title} » dans l’éditeur.`,
  },
  notRestored: {
    text: 'Erreur lors de la restauration de l’article',
    refused: 'Ta session a expiré, ou ton rôle a changé. Reconnecte-toi, puis réessaie.',
    failed:
      'Impossible de savoir s’il est revenu. Vérifie ta connexion, puis recharge la page : s’il est encore ici, réessaie.',
  },
  close: 'Fermer',
  error: {
    title: 'La corbeille ne s’ouvre pas',
    text: 'Vérifie ta connexion, puis réessaie : rien n’est perdu.',
    retry: 'Réessayer',
  },
};
