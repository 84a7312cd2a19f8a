/** Pages that show nothing from the database, and whether search engines are given them. */
export const STATIC_PAGES = [
  { route: '/inscription', isIndexed: true },
  { route: '/mentions-legales', isIndexed: true },
  { route: '/confidentialite', isIndexed: true },
  { route: '/cookies', isIndexed: true },
  { route: '/reglement-du-concours', isIndexed: true },
  { route: '/accessibilite', isIndexed: true },
  { route: '/404', isIndexed: false },
] as const;

export type StaticRoute = (typeof STATIC_PAGES)[number]['route'];

/** Addresses of the route table whose pages are not made yet: one small honest page stands there. */
export const COMING_SOON = [
  ...['quiz', 'jeux', 'drague-simulator', 'game-level', 'plant-quiz', 'single-quiz', 'love-problems', 'dating-intent'],
  ...['confessions', 'concours', 'viensonsappelle', 'admin'],
  ...['doucepiquant', 'telegram', 'instagram', 'retrouve-la', 'cedlhumournoir', 'lesdates'],
];
