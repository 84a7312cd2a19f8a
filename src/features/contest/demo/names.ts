/** First names of simulated winners, from no real person. */
export const FIRST_NAMES = [
  'Antoine',
  'Bastien',
  'Hugo',
  'Julien',
  'Karim',
  'Lucas',
  'Mehdi',
  'Romain',
  'Samuel',
  'Thomas',
] as const;

export const CITIES = [
  'Bordeaux',
  'Grenoble',
  'Lille',
  'Lyon',
  'Marseille',
  'Montpellier',
  'Nantes',
  'Rennes',
  'Strasbourg',
  'Toulouse',
] as const;

/** Prizes in the order of the winners. */
export const WINNER_PRIZES = ['Pack complet de jouets vibrants', 'Anneau vibrant', 'Lubrifiant chauffant'] as const;
