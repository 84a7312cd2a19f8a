export const LANDING_COPY = {
  hero: {
    pageTitle: 'Le site de rencontre fun, local et décomplexé',
    description:
      'Rencontre des célibataires près de chez toi, sans chichis. Profil, swipe et match gratuits, inscription en moins de 2 minutes.',
    label: 'Fun, local, décomplexé',
    headline: 'Les belles rencontres poussent',
    headlineEnd: 'n’importe où.',
    tagline:
      'Y compris au coin de ta rue. Coquelicot te présente des célibataires d’à côté, sans chichis et sans chanson.',
    button: 'Je veux matcher maintenant →',
    claim: 'Plus de 100K célibataires déjà inscrits.',
  },
  stepsTitle: 'Comment ça marche ?',
  steps: [
    {
      title: 'Crée et pimpe ton profil',
      text: 'Trois photos où l’on te reconnaît, deux phrases où l’on t’entend. Le reste viendra en parlant.',
    },
    {
      title: 'Swipe et trouve ton match',
      text: 'Des gens d’ici, qui cherchent ce que tu cherches. Dis oui à qui te fait sourire.',
    },
    {
      title: 'Passe du virtuel au réel',
      text: 'Un message, un bar, un banc. La suite ne nous regarde pas, mais raconte quand même.',
    },
  ],
  latestTitle: 'À lire en attendant le match',
};
