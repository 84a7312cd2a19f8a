export const SHELL_COPY = {
  navigation: 'Rédaction',
  articles: 'Articles',
  categories: 'Catégories',
  trash: 'Corbeille',
  applications: 'Candidatures',
  newsletter: 'Newsletter',
  contest: 'Concours',
  site: 'Voir le site',
  signOut: 'Se déconnecter',
  signedOut: 'À bientôt !',
  loading: 'Chargement…',
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'Rien ne répond à cette adresse dans la rédaction.',
    back: 'Retour aux articles',
  },
  notLoaded: {
    title: 'Cette partie de la rédaction ne s’affiche pas',
    text: 'Soit le réseau a flanché, soit une nouvelle version vient d’arriver. Recharge la page : ce que tu as tapé est gardé sur cet ordinateur.',
    reload: 'Recharger la page',
  },
};
