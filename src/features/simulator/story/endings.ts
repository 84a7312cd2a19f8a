import type { EndingId, HappyEnding } from '../../../core/simulator/endings.ts';

/** Paragraph that each happy ending adds to the conclusion. */
export const CLOSINGS: Record<HappyEnding, string> = {
  'rendez-vous':
    'Tu poses le téléphone, tu le reprends, tu relis « mardi ». C’est un jour très quelconque, mardi. C’était.',
  'sous-les-etoiles':
    'Sous le message, une photo floue : un bout de plafond noir, criblé de points. « Je n’ai toujours pas trouvé la nôtre. On y retourne ? »',
  'la-pause':
    'Puis un deuxième message : « Tu sais ce que j’ai aimé ? À un moment, tu as dit pause. Tout le monde se dépêche. Toi, tu nous as laissé la soirée en entier. »',
};

interface EndingCopy {
  title: string;
  /** Story for visitors who have not played. */
  story: readonly string[];
}

/** Endings as told on their own pages: the first paragraph of a lost game retells what happened in it, the second is the moral. */
export const ENDINGS: Record<EndingId, EndingCopy> = {
  'rendez-vous': {
    title: 'Mardi, donc',
    story: [
      'Quelqu’un que tu connais vient de passer une soirée entière avec Alix sans casser un verre, une ambiance ni un silence. Un premier message qui donnait envie de répondre, un lieu sans pierre tombale, une vraie réponse à une vraie question : la soirée s’est finie à minuit passé, sous un réverbère, avec quelques bus ratés exprès.',
      'Le lendemain à 9 h 12, le téléphone a vibré : « Mardi, ça te va ? » C’est un jour très quelconque, mardi. C’était. Cette fin s’appelle le deuxième rendez-vous, et il paraît que personne n’y arrive du premier coup.',
    ],
  },
  'sous-les-etoiles': {
    title: 'Sous un ciel de plâtre',
    story: [
      'Cette soirée-là s’est jouée à l’horizontale, dans deux fauteuils qui basculent, devant quatorze milliards d’années d’histoire résumées en une heure. Il y avait un accoudoir pour deux. Il y avait la sortie de secours, qui brille presque aussi fort que Vénus. Et quelqu’un que tu connais a tenu toute la séance sans une seule blague sur Uranus, ce qui mérite une médaille.',
      'Le lendemain, Alix a envoyé la photo floue d’un plafond noir criblé de points : « Je n’ai toujours pas trouvé la nôtre. On y retourne ? » On peut difficilement faire plus beau avec du plâtre.',
    ],
  },
  'la-pause': {
    title: 'La fin secrète',
    story: [
      'Dans Drague Simulator 3000, il y a une fin que presque personne ne trouve, parce que presque tout le monde se dépêche. La personne qui t’envoie cette page l’a trouvée. On ne te dira pas comment : c’est un secret, et puis ce serait moins drôle. Disons que cela tient en cinq lettres, et que cela ne coûte rien.',
      '« Tu sais ce que j’ai aimé ? a écrit Alix le lendemain. Tu nous as laissé la soirée en entier. » Tu peux chercher un code, une ruse, un bouton. Tu peux aussi, une minute, ne rien chercher du tout. Tu brûles.',
    ],
  },
  'premier-message': {
    title: 'Les trois petits points',
    story: [
      'Il était une fois un premier message. Trois petits points sont apparus, ont hésité, puis ont disparu, comme on referme une porte sans bruit. La personne qui t’envoie cette page avait toute une soirée devant elle, un karaoké à commenter, une brochette à élucider. Elle a écrit autre chose. On a relu sa phrase à voix haute pendant un dîner, et elle a eu un succès fou.',
      'Morale : Alix avait mis quatre photos et une ligne de bio, exprès, pour qu’on lui en parle. Un bon premier message n’a pas besoin d’être génial. Il a besoin de ne pas pouvoir être envoyé à quelqu’un d’autre.',
    ],
  },
  'date-au-cimetiere': {
    title: 'Ci-gît un premier rendez-vous',
    story: [
      'L’idée paraissait bonne : du calme, de la lumière rasante, personne pour se plaindre du bruit. Quelqu’un que tu connais a donc emmené Alix au vieux cimetière, a lu les dates à voix haute, a calculé les âges, et a trouvé très romantique un couple réuni depuis 1911. Alix a regardé sa montre, puis la grille, puis le gardien, avec une tendresse qui grandissait.',
      'Morale : surprendre, oui, mais avec une sortie de secours et un bar à moins de deux cents mètres. On réserve les lieux éternels aux histoires qui ont passé le premier mois.',
    ],
  },
  'reponse-cash': {
    title: 'Résiliation sans frais',
    story: [
      'Au comptoir, il y avait deux verres de blanc, un bol d’olives et une question posée doucement : « Tu cherches quelque chose de sérieux, toi ? » Quelqu’un que tu connais a répondu comme on résilie une box. La phrase s’est assise entre les deux tabourets et n’en a plus bougé. Alix a fini la dernière olive, lentement, avec un respect qui ne s’adressait plus à personne au comptoir.',
      'Morale : on a le droit de ne pas vouloir de sérieux, et même de le dire au premier verre. La franchise est une qualité ; la brutalité, c’est la même chose sans les olives.',
    ],
  },
  'blague-de-trop': {
    title: 'Sept blagues sur Uranus',
    story: [
      'La première a fait sourire. La deuxième a fait « chut ». À la quatrième, la voix grave qui racontait l’Univers s’est interrompue, ce qui n’était pas arrivé depuis 1998. À la septième, une lampe s’est allumée au bout de la rangée. La personne qui t’envoie cette page avait révisé tout son répertoire dans le métro, et tenait à le placer avant Neptune.',
      'Morale : l’humour est un bel outil pour séduire, à condition de poser l’outil de temps en temps. Dans le noir, sous les étoiles, une épaule contre une autre se passait très bien de commentaire.',
    ],
  },
  'mauvais-signe': {
    title: 'Mercure prend le bus',
    story: [
      'Un banc, l’air tiède, un thème astral qui brille entre deux visages. Alix demandait une date, une heure de naissance, un peu de bonne volonté. Quelqu’un que tu connais a préféré faire une plaisanterie sur la sauce blanche, qui a fait rire une personne sur ce banc : la sienne. La Lune en Gémeaux est tombée par terre avec un bruit de vaisselle, et Alix a pris le 38.',
      'Morale : on peut ne croire à aucune planète et croire quand même aux gens qui en parlent. Ce n’était pas un examen d’astronomie. C’était une façon de demander : « Et toi, tu es qui ? »',
    ],
  },
  'baiser-de-trop': {
    title: 'La question qu’il fallait poser',
    story: [
      'Tout était parfait : minuit passé, le réverbère, les clés qu’on cherche en les ayant trouvées, un silence de bonne qualité. Puis la personne qui t’envoie cette page a plongé, les yeux fermés, comme au cinéma. Ses lèvres ont rencontré un foulard, une épaule, et beaucoup d’air. Alix a reculé d’un pas, et ce pas était plus grand que toute la soirée.',
      'Morale : au cinéma, l’autre a lu le scénario. Dans la vie, on demande. « J’ai envie de t’embrasser, et toi ? » n’a jamais gâché un baiser : c’en est déjà la moitié, et la plus électrique.',
    ],
  },
};
