const number = new Intl.NumberFormat('fr-FR');

export const SHELL_COPY = {
  navigation: 'Rédaction',
  articles: 'Articles',
  review: (waiting: number) => (waiting > 0 ? `À relire (${number.format(waiting)})` : 'À relire'),
  site: 'Voir le site',
  signOut: 'Se déconnecter',
  signedOut: 'À bientôt !',
  loading: 'Chargement…',
  notLoaded: {
    title: 'Cette partie de la rédaction ne s’affiche pas',
    text: 'Soit le réseau a flanché, soit une nouvelle version vient d’arriver. Recharge la page : ce que tu as tapé est gardé sur cet ordinateur.',
    reload: 'Recharger la page',
  },
};
