import type { Scene } from '../../../core/simulator/story.ts';

/** The evening at each place: the bar, the dome, the bench. */
export const EVENING = {
  scene3: {
    id: 'scene3',
    title: 'Deux verres et une question',
    content: [
      'Au musée, vous avez ri devant le même portrait : un duc qui avait l’air d’attendre son taxi. Vous voilà au comptoir d’en face, avec deux verres de blanc et un bol d’olives que personne n’ose finir.',
      'Alix pose le menton dans sa main. « Dis-moi. Tu cherches quelque chose de sérieux, toi ? » Le barman essuie le même verre depuis une minute. Lui aussi veut savoir.',
    ],
    options: [
      {
        id: 'verite',
        text: '« Je ne sais pas encore. Mais je n’ai pas regardé l’heure depuis le duc. »',
        description: 'Risqué : c’est vrai.',
        nextScene: 'scene4',
        isCorrect: true,
        unlockAchievement: 'truth_seeker',
      },
      {
        id: 'credit',
        text: '« Du sérieux ? Non merci, j’ai déjà un crédit. »',
        description: 'Droit au but. Contre ton camp.',
        nextScene: 'gameover',
        isCorrect: false,
      },
      {
        id: 'et-toi',
        text: '« Et toi ? Prends ton temps, il reste des olives. »',
        description: 'Tu poses la question, puis tu écoutes la réponse. Jusqu’à la fermeture.',
        nextScene: 'scene5',
        isCorrect: true,
      },
    ],
    gameOverMessage:
      'La phrase traverse le comptoir et s’assied entre vous. Elle prend de la place. Alix mange la dernière olive, lentement, en la regardant avec un respect qui ne t’est plus destiné. « Merci pour la franchise. » C’est sincère, et c’est terminé. Tu avais le droit de dire non. Tu n’avais pas besoin de le dire comme on résilie une box.',
  },
  planetarium: {
    id: 'planetarium',
    title: 'Un ciel de plâtre',
    content: [
      'La lumière baisse, les sièges basculent, et vous voilà à l’horizontale devant l’infini, ce qui fait beaucoup pour un premier rendez-vous. Une voix grave annonce quatorze milliards d’années d’histoire. La séance dure une heure.',
      'Sous la coupole, les étoiles s’allument une à une. Sur l’accoudoir, vos deux coudes négocient. Alix chuchote : « La nôtre, c’est laquelle ? »',
    ],
    options: [
      {
        id: 'sortie-de-secours',
        text: 'Montrer une lumière avec aplomb, puis avouer que c’est la sortie de secours',
        description: 'L’humilité, en grand angle.',
        nextScene: 'scene4',
        isCorrect: true,
        unlockAchievement: 'stargazer',
      },
      {
        id: 'uranus',
        text: 'Placer ta blague sur Uranus, et les six suivantes',
        description: 'Tu les as révisées dans le métro.',
        nextScene: 'gameover',
        isCorrect: false,
      },
      {
        id: 'accoudoir',
        text: 'Ne rien dire, et céder l’accoudoir',
        description: 'L’élégance se mesure en centimètres.',
        nextScene: 'scene5',
        isCorrect: true,
        unlockAchievement: 'stargazer',
      },
    ],
    gameOverMessage:
      'La première fait sourire. La deuxième fait « chut ». À la quatrième, la voix grave s’interrompt, ce qui n’était pas arrivé depuis 1998. À la septième, une lampe s’allume au bout de la rangée, et tout le monde te regarde comme on regarde une comète : en espérant qu’elle ne repassera pas de sitôt.',
  },
  scene4: {
    id: 'scene4',
    title: 'La Lune s’en mêle',
    content: [
      'Dehors, l’air est tiède et les bancs sont libres. Alix s’assoit, sort son téléphone et prend un air de notaire. « Ta date de naissance. L’heure aussi. Si tu ne la connais pas, appelle ta mère. »',
      'Deux minutes plus tard, ton thème astral brille entre vous. « Oh là là, dit Alix. Lune en Gémeaux. Tu plaides quoi ? »',
    ],
    options: [
      {
        id: 'sauce-blanche',
        text: '« Ah, tu crois à ces trucs-là ? Tu lis aussi dans la sauce blanche ? »',
        description: 'Ça fait rire une personne sur ce banc. C’est toi.',
        nextScene: 'gameover',
        isCorrect: false,
      },
      {
        id: 'ascendant-dessert',
        text: '« Lune en Gémeaux, d’accord, mais ascendant dessert. »',
        description: 'Deux secondes de réflexion. Le banc applaudit.',
        nextScene: 'scene5',
        isCorrect: true,
        unlockAchievement: 'quick_thinker',
      },
      {
        id: 'raconte',
        text: '« Je ne savais pas. Et la tienne, elle raconte quoi de toi ? »',
        description: 'Tu doutes des planètes, pas de ses yeux quand Alix en parle.',
        nextScene: 'scene5',
        isCorrect: true,
      },
    ],
    gameOverMessage:
      'Alix éteint l’écran. La Lune en Gémeaux tombe par terre avec un bruit de vaisselle. Il n’était pas vraiment question de planètes : c’était une façon de demander qui tu es. Tu as répondu. « Je vais y aller, Mercure me fait signe. » C’est le 38, mais tu n’oses pas le dire.',
  },
} as const satisfies Record<string, Scene>;
