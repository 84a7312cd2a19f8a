/** Label of all simulated data. */
export const DEMO_COPY = {
  label: 'Données de démonstration',
  participants: 'participants en ce moment',
  winners: 'Derniers gagnants',
};
