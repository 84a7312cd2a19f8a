import { CLAIMS } from '../../claims.ts';
import type { Quiz } from '../quiz.ts';

type Category = 'smooth' | 'classique' | 'direct' | 'wtf';

export const GAME_LEVEL: Quiz<Category> = {
  address: '/game-level',
  title: 'Quel est ton niveau de game en drague ?',
  intro: 'Quatre situations réelles, ou presque. Réponds vite : sur le terrain, personne ne te laissera relire.',
  description:
    'Smooth, classique, direct ou wtf ? Quatre situations de drague pour mesurer ton niveau de game, sans jury et sans rattrapage.',
  version: 1,
  categories: ['smooth', 'classique', 'direct', 'wtf'],
  tie: 'first',
  answerDelay: 500,
  fadeDelay: 0,
  celebration: { startsAfter: 0, burstEvery: 700, lasts: 5000, particles: 100 },
  hubText: 'Quatre mises en situation, et aucun bouton pour effacer le message.',
  resultLabel: 'Ton niveau de game',
  invitation: 'Et toi, quel est ton niveau ?',
  buttons: {
    signUp: `Crée ton profil en ${CLAIMS.quizSignupTime} et trouve ton match ! 🔥`,
    retry: 'Rejouer',
    games: 'Autres jeux',
  },
  retriesBy: 'reload',
  questions: [
    {
      text: 'Un profil te plaît. Ton premier message ?',
      options: [
        { text: 'Un mot sur le détail de sa troisième photo, que personne n’avait remarqué.', category: 'smooth' },
        { text: '« Bonsoir, comment s’est passée ta journée ? » Et j’attends la réponse.', category: 'classique' },
        { text: '« Tu me plais. Un verre, jeudi, dix-neuf heures ? »', category: 'direct' },
        { text: 'Un sondage en trois points sur son fromage totem.', category: 'wtf' },
      ],
    },
    {
      text: 'À une fête, ton crush discute près du buffet.',
      options: [
        { text: 'J’apporte deux verres : « Tu connais qui, ici ? »', category: 'classique' },
        { text: 'Je me dispute avec le taboulé pour qu’on vienne nous séparer.', category: 'wtf' },
        { text: 'Je fais rire la personne d’à côté, et je laisse venir.', category: 'smooth' },
        { text: 'Je traverse la pièce : « J’avais envie de te parler, alors voilà. »', category: 'direct' },
      ],
    },
    {
      text: 'Vient l’heure du compliment.',
      options: [
        { text: '« Ta bouche me déconcentre. »', category: 'direct' },
        { text: '« Continue d’expliquer. Je n’écoute plus, mais continue. »', category: 'smooth' },
        { text: '« Tu as de très beaux yeux », et je rougis en le disant.', category: 'classique' },
        { text: '« Si tu étais une imprimante, tu marcherais du premier coup. »', category: 'wtf' },
      ],
    },
    {
      text: 'Aïe : c’est un râteau.',
      options: [
        { text: 'Je demande une attestation, pour ma collection.', category: 'wtf' },
        { text: '« Merci pour la franchise. » Et je passe à la suite.', category: 'direct' },
        { text: 'Je m’éclipse poliment, puis j’en parle trois semaines.', category: 'classique' },
        { text: 'Un sourire, un bon mot, et je repars avec une amitié.', category: 'smooth' },
      ],
    },
  ],
  results: {
    smooth: {
      name: 'smooth',
      teaser: 'Niveau de game : smooth. Tu fais mieux ?',
      alternative: 'Une personne à la moustache soignée glisse sur une peau de banane sans renverser ses deux verres.',
      emoji: '😎',
      ground: 'blush',
      shape: 'bubble',
      portrait: [
        'Tu dragues comme d’autres patinent : on ne voit pas l’effort, seulement la courbe. Tu retiens un prénom au premier tour, tu glisses une taquinerie à la bonne seconde, tu sais partir un quart d’heure avant que la soirée ne retombe. Ce n’est pas de la technique, c’est de l’attention bien coiffée. Les gens sortent d’une conversation avec toi en se trouvant drôles, et c’est le plus joli cadeau qui soit.',
        'Le point à surveiller : à force de ne jamais trébucher, on finit par ressembler à une vitrine. Montre un lacet défait de temps en temps. C’est souvent par là que les autres entrent.',
      ],
    },
    classique: {
      name: 'classique',
      teaser: 'Niveau de game : classique, avec les politesses. Et toi ?',
      alternative:
        'Un jeune homme en nœud papillon se trempe sous la pluie pour tenir le parapluie à la dame d’à côté.',
      emoji: '🌹',
      ground: 'cream',
      shape: 'arch',
      portrait: [
        'Tu arrives à l’heure, tu tiens la porte, tu poses des questions et tu écoutes les réponses : par les temps qui courent, cela frôle la haute voltige. Ton game n’a pas besoin de mise à jour, il fonctionne depuis que les bals existent. On te présente aux parents sans répétition générale, et ton « comment vas-tu » attend un vrai bulletin. Ta politesse rassure ; ta patience, elle, fait chavirer.',
        'Reste à ajouter une pincée de piment. Personne ne te demande de faire la roue : une phrase un peu osée, prononcée avec tes bonnes manières, et l’orchestre entier change de tempo.',
      ],
    },
    direct: {
      name: 'direct',
      teaser: 'Niveau de game : direct. On ne m’a jamais dit « je n’avais pas compris ».',
      alternative: 'Une personne en cape vole hors d’un canon, un bouquet tendu vers quelqu’un qui buvait son café.',
      emoji: '🎯',
      ground: 'poppy',
      shape: 'ticket',
      portrait: [
        'Avec toi, on gagne un temps fou. Tu ne sèmes pas d’indices, tu ne likes pas une photo de 2019 pour voir si ça mord : tu dis ce que tu veux, à qui, et vers quelle heure. Dans un monde où chacun déchiffre des points de suspension, ta clarté repose comme un panneau d’autoroute. On te répond oui, on te répond non, mais on ne te répond jamais « je n’avais pas compris ».',
        'Ton réglage fin, c’est la vitesse. Entre ton annonce et sa réponse, laisse passer trois battements de cœur. La franchise, servie avec un silence, devient irrésistible.',
      ],
    },
    wtf: {
      name: 'wtf',
      teaser: 'Niveau de game : wtf. La science cherche encore. Et toi ?',
      alternative: 'Une personne coiffée d’une passoire offre un bouquet de poireaux, un oiseau sur l’épaule.',
      emoji: '🤪',
      ground: 'pistachio',
      shape: 'stamp',
      portrait: [
        'Les scientifiques ne savent pas où classer ta méthode. Tu abordes les gens par leur avis sur les raviolis, tu chantes tes messages vocaux, tu poses les questions qu’on ne se pose qu’à quatre heures du matin dans un ascenseur. Statistiquement, cela ne devrait jamais marcher ; or cela marche, et pas qu’un peu, parce que le rire désarme mieux que n’importe quelle réplique apprise.',
        'Un conseil de mécano : installe un phare sur ton engin. Au milieu du numéro, glisse « au fait, tu me plais ». Sinon, certains applaudissent et rentrent chez eux en croyant avoir vu un spectacle.',
      ],
    },
  },
};
