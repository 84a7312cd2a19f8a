/** The words beside all that the page makes up. */
export const DEMO_COPY = {
  label: 'Données de démonstration',
  participants: 'participants en ce moment',
  winners: 'Derniers gagnants',
};
