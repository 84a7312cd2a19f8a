export const CAROUSEL_COPY = {
  name: 'Le jeu en cinq petits films',
  role: 'carrousel',
  reel: 'Les films',
  slideRole: 'film',
  previous: 'Film précédent',
  next: 'Film suivant',
  play: 'Lire les films',
  pause: 'Arrêter les films',
  position: (index: number, count: number) => `${index} sur ${count}`,
};
