import type { Scene } from '../../../core/simulator/story.ts';

const REPLAY = { id: 'rejouer', nextScene: 'intro', isCorrect: true } as const;
const SEE_ACHIEVEMENTS = {
  id: 'succes',
  text: 'Voir mes succès',
  description: 'Il y en a neuf. L’un d’eux se cache.',
  nextScene: 'achievement',
  isCorrect: true,
} as const;

/** The last question, and the scenes after it. */
export const GOODBYE = {
  scene5: {
    id: 'scene5',
    title: 'Sous le réverbère',
    content: [
      'Minuit passé. Vous avez raté deux bus exprès, et un troisième sans le vouloir. Devant sa porte, Alix cherche ses clés avec beaucoup d’application, comme quelqu’un qui les a trouvées depuis longtemps.',
      'Il y a un silence. Un bon. Ton cœur fait un bruit de machine à laver en fin de cycle. C’est maintenant. Tu fais quoi ?',
    ],
    options: [
      {
        id: 'demander',
        text: '« J’ai très envie de t’embrasser. Et toi ? »',
        description: 'Une question, et tout le frisson est dedans.',
        nextScene: 'conclusion',
        isCorrect: true,
      },
      {
        id: 'cinema',
        text: 'Plonger d’un coup, les yeux fermés, comme au cinéma',
        description: 'Au cinéma, l’autre a lu le scénario.',
        nextScene: 'gameover',
        isCorrect: false,
      },
      {
        id: 'fleur',
        text: 'Plier le ticket de la soirée en fleur, l’offrir, et dire bonne nuit',
        description: 'Partir au bon moment est une promesse.',
        nextScene: 'conclusion',
        isCorrect: true,
        unlockAchievement: 'hopeless_romantic',
      },
    ],
    gameOverMessage:
      'Tes lèvres rencontrent un foulard, puis une épaule, puis beaucoup d’air. Alix a reculé d’un pas, et ce pas est plus grand que toute la soirée. « Tu pouvais demander. » C’est dit sans colère ; c’est pire. Une envie se devine à deux, un baiser se propose. La porte se referme doucement sur la question que tu n’as pas posée.',
  },
  conclusion: {
    id: 'conclusion',
    title: 'Samedi, 9 h 12',
    content: [
      'Ton téléphone vibre sur la table de nuit. Tu te promets d’attendre trois minutes avant de regarder. Tu tiens quatre secondes.',
      '« Bien dormi ? écrit Alix. Moi non, je souriais. Mardi, ça te va ? » Dans le frigo, la lasagne te souhaite bonne chance. Elle le pense.',
    ],
    options: [{ ...REPLAY, text: 'Rejouer', description: 'Une autre soirée, d’autres bêtises.' }, SEE_ACHIEVEMENTS],
  },
  gameover: {
    id: 'gameover',
    title: 'Perdu, mais avec panache',
    content: ['Le coquelicot a laissé un pétale dans l’affaire. Il lui en reste assez pour recommencer.'],
    options: [
      { ...REPLAY, text: 'Recommencer la soirée', description: 'Alix ne se souviendra de rien. Toi, si.' },
      SEE_ACHIEVEMENTS,
    ],
  },
  achievement: {
    id: 'achievement',
    title: 'La vitrine',
    content: ['Voici ce que tes soirées t’ont rapporté. Ça ne se revend pas, mais ça se raconte.'],
    options: [{ ...REPLAY, text: 'Repartir du canapé', description: 'Tes succès restent dans la vitrine.' }],
  },
} as const satisfies Record<string, Scene>;
