/** Texts for addresses without a screen, which load with the other screens. */
export const NO_SCREEN_COPY = {
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
};
