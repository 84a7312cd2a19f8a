const number = new Intl.NumberFormat('fr-FR');

export const SHELL_COPY = {
  navigation: 'Rédaction',
  articles: 'Articles',
  categories: 'Catégories',
  review: (waiting: number) => (waiting > 0 ? `À relire (${number.format(waiting)})` : 'À relire'),
  trash: 'Corbeille',
  applications: 'Candidatures',
  newsletter: 'Newsletter',
  contest: 'Concours',
  journal: 'Journal',
  team: 'Équipe',
  account: 'Mon compte',
  site: 'Voir le site',
  signOut: 'Se déconnecter',
  signedOut: 'À bientôt !',
  loading: 'Chargement…',
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'Rien ne répond à cette adresse dans la rédaction.',
    back: 'Retour aux articles',
  },
  reserved: {
    title: 'Cette partie n’est pas ouverte à ton rôle',
    text: 'Demande à la personne qui administre le site si tu dois y accéder.',
    back: 'Retour aux articles',
  },
  notLoaded: {
    title: 'Cette partie de la rédaction ne s’affiche pas',
    text: 'Soit le réseau a flanché, soit une nouvelle version vient d’arriver. Recharge la page : ce que tu as tapé est gardé sur cet ordinateur.',
    reload: 'Recharger la page',
  },
};
