/** Invented examples: no real member speaks here, and the section says so. */
export const TESTIMONIALS = {
  title: 'Dernières inscriptions',
  note: 'Portraits dessinés, histoires d’exemple écrites par la rédaction. Nos vrais membres, eux, ne se montrent qu’entre membres.',
  button: 'Je veux en voir plus →',
  cards: [
    {
      name: 'Inès',
      age: 27,
      picture: 'ines',
      drawing: 'une femme aux grandes boucles noires, un coquelicot dans les cheveux',
      quote: 'J’ai écrit “ponctuelle”. Il est arrivé avec un quart d’heure d’avance. Moi aussi.',
    },
    {
      name: 'Malik',
      age: 34,
      picture: 'malik',
      drawing: 'un homme barbu aux lunettes rondes',
      quote: 'Elle habite à deux arrêts de tram. On s’était croisés cent fois, toujours en regardant nos téléphones.',
    },
    {
      name: 'Odile',
      age: 58,
      picture: 'odile',
      drawing: 'une femme au carré blanc qui cligne de l’œil derrière des lunettes vertes',
      quote: 'Ma fille m’a inscrite pour rire. C’est moi qui ris, maintenant.',
    },
    {
      name: 'Théo',
      age: 24,
      picture: 'theo',
      drawing: 'un homme roux en marinière qui rit aux éclats',
      quote: 'J’ai prévenu que je cuisinais très mal. Il a répondu : “Parfait, j’apporte les pizzas et l’extincteur.”',
    },
    {
      name: 'Awa',
      age: 41,
      picture: 'awa',
      drawing: 'une femme coiffée d’un turban rouge et vert, avec de grandes créoles',
      quote: 'Deux ados, un chat, zéro patience pour les chichis. Ici, je l’ai mis en première ligne.',
    },
    {
      name: 'Gaël',
      age: 46,
      picture: 'gael',
      drawing: 'un homme à moustache, bonnet vert à pompon',
      quote: 'Elle a aimé la moustache, j’ai aimé la repartie. Premier verre jeudi, deuxième vendredi.',
    },
  ],
};
