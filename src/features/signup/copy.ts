export const SIGNUP_COPY = {
  title: 'Inscris-toi en moins de 2 minutes',
  description: 'Inscription gratuite pour l’essentiel : profil, swipe et match. Moins de 2 minutes, sans engagement.',
  intro: 'Plus de 100K célibataires t’ont devancé. Ils ne t’en veulent pas : il reste de la place au soleil.',
  reasons: [
    { title: 'Gratuit pour l’essentiel', text: 'Créer ton profil, swiper et matcher ne coûte rien.' },
    { title: 'Rapide', text: 'Moins de 2 minutes, montre en main. Tu soigneras ta bio plus tard.' },
    { title: 'Discret', text: 'Ton profil n’est visible que des membres inscrits, et tu règles ce que tu montres.' },
    { title: 'Local', text: 'Des gens de ton quartier, de ta ville, de ta ligne de bus.' },
  ],
  button: 'Je m’inscris maintenant',
  closed: 'Les inscriptions ouvrent bientôt. Reviens nous voir, on garde la lumière allumée.',
  adults: 'Réservé aux personnes de 18 ans et plus.',
};
