/** What the demonstration says. */
export const DEMO_COPY = {
  label: 'Données de démonstration',
  participants: 'participants en ce moment',
  winners: 'Derniers gagnants',
  note: 'Ce concours est une démonstration : aucun lot n’est en jeu pour l’instant.',
};
