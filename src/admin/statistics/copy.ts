import { counted } from '../../core/text/plural.ts';

const number = new Intl.NumberFormat('fr-FR');

export const STATISTICS_COPY = {
  totalViews: 'Vues totales',
  totalReads: 'Lectures totales',
  rankings: 'Classements',
  mostViewed: 'Articles les plus vus',
  mostRead: 'Articles les plus lus',
  loading: 'Chargement des statistiques…',
  number: (count: number) => number.format(count),
  views: (count: number) => counted(count, 'vue', 'vues'),
  reads: (count: number) => counted(count, 'lecture', 'lectures'),
  none: 'Aucun article à classer pour le moment.',
  error: {
    title: 'Erreur de chargement',
    text: 'Les chiffres sont gardés sur le serveur. Vérifie ta connexion, puis réessaie.',
    retry: 'Réessayer',
  },
  errorMessage: 'Une erreur est survenue lors du chargement des statistiques',
};
