import type { Quiz } from '../quiz.ts';

type Category = 'romantique' | 'aventurier' | 'chill' | 'wtf' | 'érotique';

export const DATE_QUIZ: Quiz<Category> = {
  address: '/quiz',
  title: 'Quel date es-tu ?',
  intro: 'Huit questions, cinq tempéraments, aucun point pour la bonne conduite.',
  description:
    'Romantique, aventurier, chill, wtf ou érotique ? Huit questions pour savoir quel rendez-vous tu es, et un portrait à montrer à tes amis.',
  version: 1,
  categories: ['romantique', 'aventurier', 'chill', 'wtf', 'érotique'],
  tie: 'last',
  answerDelay: 500,
  fadeDelay: 0,
  celebration: { startsAfter: 500, burstEvery: 700, lasts: 5000, particles: 100 },
  hubText: 'Cinq façons de dîner avec quelqu’un. Une seule est la tienne.',
  resultLabel: 'Ton genre de date',
  invitation: 'Et toi, quel date es-tu ?',
  buttons: {
    signUp: 'Trouve qui va avec ton date',
    retry: 'Rejouer',
    games: 'Viens faire d’autres quizz',
  },
  retriesBy: 'reload',
  questions: [
    {
      text: 'Premier rendez-vous : c’est toi qui choisis l’endroit.',
      options: [
        { text: 'Un banc face au fleuve, à l’heure où la lumière fait tout le travail.', category: 'romantique' },
        { text: 'Une falaise, deux baudriers, et on verra qui rassure qui.', category: 'aventurier' },
        { text: 'La terrasse d’en bas, celle où le serveur connaît mon prénom.', category: 'chill' },
        { text: 'Le rayon luminaires d’un magasin de bricolage. On jugera les lampes.', category: 'wtf' },
        { text: 'Un bar minuscule, où les genoux n’ont pas d’autre choix que se toucher.', category: 'érotique' },
      ],
    },
    {
      text: '« On se voit ce soir ? » Tu réponds…',
      options: [
        { text: '« Oui. » Puis je reprends ma sieste, il reste trois heures.', category: 'chill' },
        { text: '« Avec joie », au bout de trois brouillons et deux relectures.', category: 'romantique' },
        { text: 'Une photo de radis, celui qui ressemble à mon directeur de thèse.', category: 'wtf' },
        { text: '« Oui. Et mets le pull que j’ai envie de t’enlever. »', category: 'érotique' },
        { text: '« Chaussures de marche. Et passeport, on ne sait jamais. »', category: 'aventurier' },
      ],
    },
    {
      text: 'Devant le placard, ta main attrape…',
      options: [
        { text: 'Ce qui sèche vite et ne craint ni la boue ni la gloire.', category: 'aventurier' },
        { text: 'Du très sage, à un bouton près.', category: 'érotique' },
        { text: 'La chemise qu’on m’a fait jurer de ne jamais jeter.', category: 'romantique' },
        { text: 'La même chose qu’hier : elle a fait ses preuves.', category: 'chill' },
        { text: 'Le costume de homard, mais en version habillée.', category: 'wtf' },
      ],
    },
    {
      text: 'Il ne reste qu’un dessert en cuisine.',
      options: [
        { text: 'Deux cuillères, et je lui laisse la dernière bouchée.', category: 'romantique' },
        { text: 'Une cuillère. C’est moi qui la tiens.', category: 'érotique' },
        { text: 'Tant mieux, je voulais surtout un café et le fauteuil.', category: 'chill' },
        { text: 'On demande plutôt le plat que personne n’arrive à prononcer.', category: 'aventurier' },
        { text: 'Je le joue à pierre-feuille-ciseaux contre la table voisine.', category: 'wtf' },
      ],
    },
    {
      text: 'Un silence s’installe entre vous deux.',
      options: [
        { text: 'Je le laisse s’installer. Il a l’air bien, là.', category: 'chill' },
        { text: 'Je le remplis d’un regard qui descend d’un étage.', category: 'érotique' },
        { text: 'Je prends sa main : le silence fait le reste.', category: 'romantique' },
        { text: 'J’imite le lama. Très bien, d’ailleurs.', category: 'wtf' },
        { text: 'Je me lève : « Viens, j’ai repéré une échelle. »', category: 'aventurier' },
      ],
    },
    {
      text: 'Il se met à pleuvoir des cordes.',
      options: [
        { text: 'Autant finir à la nage, la rivière est à côté.', category: 'aventurier' },
        { text: 'J’ai un parapluie, volontairement trop petit.', category: 'romantique' },
        { text: 'On ne bouge plus. Ce café a un toit et des gaufres.', category: 'chill' },
        { text: 'J’organise une régate de canards en plastique dans la plus grosse flaque.', category: 'wtf' },
        { text: 'J’habite à deux rues, et j’ai de très grandes serviettes.', category: 'érotique' },
      ],
    },
    {
      text: 'Choisis la bande-son de la soirée.',
      options: [
        { text: 'Une vieille chanson que je fredonne un peu faux, exprès.', category: 'romantique' },
        { text: 'Une ligne de basse lente, et deux respirations par-dessus.', category: 'érotique' },
        { text: 'Le jazz qu’écoutent les gens qui ne connaissent pas le jazz.', category: 'chill' },
        { text: 'Le roulement du train de nuit.', category: 'aventurier' },
        { text: 'L’hymne bulgare, arrangé pour flûte à bec.', category: 'wtf' },
      ],
    },
    {
      text: 'Minuit. Comment ça se termine ?',
      options: [
        { text: 'Par un détour de trois kilomètres, pour ne pas arriver trop vite.', category: 'romantique' },
        {
          text: 'Ça ne se termine pas : le soleil se lève à cinq heures, en haut de la colline.',
          category: 'aventurier',
        },
        { text: 'Par « on se rappelle ». Et on se rappelle vraiment.', category: 'chill' },
        { text: 'Avec une voyante, deux sosies et une tortue à rendre lundi.', category: 'wtf' },
        { text: 'Par une porte qui se ferme tout doucement, de l’intérieur.', category: 'érotique' },
      ],
    },
  ],
  results: {
    romantique: {
      name: 'romantique',
      teaser: 'Je suis un date romantique. Et toi ?',
      alternative:
        'Une sérénade au ukulélé sous un balcon, où quelqu’un écoute, des cœurs dans les yeux, un mot doux à la main.',
      ground: 'blush',
      shape: 'arch',
      portrait: [
        'Tu crois aux regards qui durent, aux lettres qui arrivent et aux gares où l’on court. Tes rendez-vous ont une lumière de fin d’été, même en février : tu repères la table près de la fenêtre, tu retiens le prénom de sa grand-mère, tu gardes l’addition parce qu’il y a la date dessus. On te croit d’un autre siècle ; c’est faux, tu as seulement refusé de vivre en accéléré.',
        'Attention quand même : tout le monde n’a pas lu le scénario. Laisse l’autre improviser une réplique, elle sera parfois meilleure que la tienne. Et si la scène rate, tu en feras un souvenir magnifique.',
      ],
    },
    aventurier: {
      name: 'aventurier',
      teaser: 'Mon genre de date se finit en haut d’une colline. Et le tien ?',
      alternative: 'Une personne trinque, suspendue à une corde contre une falaise, sous l’œil d’une chèvre équipée.',
      ground: 'pistachio',
      shape: 'stamp',
      portrait: [
        'Pour toi, un bon rendez-vous se prépare avec une carte, et se réussit quand on la perd. Tu préfères les chemins qui montent aux conversations qui tournent en rond, et tu juges une personne à une seule chose : ce qu’elle fait quand le dernier bus est parti. Avec toi, on rentre les joues rouges, une écharde au pouce, avec une histoire à raconter pendant dix ans.',
        'Ton seul vertige, c’est l’immobilité. Essaie, une fois, un dimanche sans dénivelé : certains êtres valent le voyage et ne se visitent qu’assis, lentement, une tasse à la main. Le panorama surprend.',
      ],
    },
    chill: {
      name: 'chill',
      teaser: 'Mon genre de date : chill. J’ai répondu depuis mon canapé. Et le tien ?',
      alternative:
        'Deux personnes sous un plaid, l’une avec des rondelles de concombre sur les yeux, l’autre une part de pizza, un chat endormi entre elles.',
      ground: 'cream',
      shape: 'bubble',
      portrait: [
        'Tu as compris avant tout le monde qu’un rendez-vous n’est pas un entretien d’embauche. Pas de réservation à trois mois, pas de discours répété sous la douche : tu arrives, tu es là, et cette chose rare suffit à détendre les épaules d’en face. On rit, on commande des frites, on s’aperçoit qu’il est deux heures du matin. Personne n’a vu passer le moment où c’est devenu important.',
        'Le piège, c’est ton calme : vu de loin, il ressemble à de l’indifférence. Quand quelqu’un te plaît, dis-le. Une phrase suffit, même prononcée depuis un canapé.',
      ],
    },
    wtf: {
      name: 'wtf',
      teaser: 'Mon date comprend une tortue à rendre lundi. Et le tien ?',
      alternative:
        'Une personne en costume de homard dîne aux chandelles devant un aquarium, où un vrai homard la regarde.',
      ground: 'ink',
      shape: 'ticket',
      portrait: [
        'Personne ne s’ennuie avec toi, pas même les passants. Tu as déjà négocié une remise en alexandrins, présenté ta trottinette comme ta cousine et terminé une nuit dans une chorale d’inconnus qui n’en revenaient pas. Tu vérifies ainsi, sans en avoir l’air, une qualité précieuse : la capacité de l’autre à dérailler dans la bonne humeur. Ceux qui restent sont les bons, et ils ne t’oublieront jamais.',
        'Garde pourtant un tour dans ta manche : le sérieux. Un soir, sans prévenir, pose une vraie question et écoute la réponse jusqu’au bout. De ta part, ce sera le geste le plus fou de tous.',
      ],
    },
    érotique: {
      name: 'érotique',
      teaser: 'Mon genre de date a très chaud. Et le tien ?',
      alternative: 'Une personne aux yeux bandés mord dans une fraise qu’une main lui tend.',
      ground: 'poppy',
      shape: 'petal',
      portrait: [
        'Tu sais que le désir commence bien avant les draps : dans une phrase laissée en suspens, une manche qu’on remonte, un verre reposé un peu trop lentement. Tu joues avec la distance comme d’autres avec les mots, et tu as ce talent rare de rendre brûlante une conversation sur la fiscalité. Tu demandes, tu écoutes, tu attends le oui ; c’est même pour cela qu’on te le dit si volontiers.',
        'Ton défi tient en une image : le petit déjeuner. Laisse parfois la lumière allumée sur autre chose que ta peau, ta maladresse par exemple. Il paraît qu’elle a un charme fou.',
      ],
    },
  },
};
