import type { Scene } from '../../../core/simulator/story.ts';

/** Scenes before the meeting: the first message, and the choice of a place. */
export const FIRST_WORDS = {
  scene1: {
    id: 'scene1',
    title: 'Le premier message',
    content: [
      'Sur ses photos, Alix chante au karaoké, les yeux fermés, un micro dans une main et une brochette dans l’autre. Sa bio tient en une ligne : « Cherche quelqu’un pour finir mes phrases et mes frites. »',
      'Le curseur clignote. C’est un petit bâton patient, comme tous les témoins de catastrophes. Tu écris quoi ?',
    ],
    options: [
      {
        id: 'ange',
        text: '« Tu t’es fait mal en tombant du ciel, mon ange ? »',
        description: 'Un classique. Les ruines aussi.',
        nextScene: 'gameover',
        isCorrect: false,
        unlockAchievement: 'bad_pickup',
      },
      {
        id: 'karaoke',
        text: '« Deux questions : quelle chanson, et la brochette était pour qui ? »',
        description: 'Tu as regardé les photos. Toutes.',
        nextScene: 'scene2',
        isCorrect: true,
        unlockAchievement: 'smooth_talker',
      },
      {
        id: 'slt',
        text: '« Slt. »',
        description: 'Les voyelles, c’est pour le deuxième rendez-vous.',
        nextScene: 'gameover',
        isCorrect: false,
      },
      {
        id: 'onze-fois',
        text: '« J’ai écrit ce message onze fois. Les dix autres étaient pires. »',
        description: 'La franchise, avec un peu de sueur.',
        nextScene: 'scene2',
        isCorrect: true,
      },
    ],
    gameOverMessage:
      'Alix lit ton message. Trois petits points apparaissent, hésitent, puis disparaissent, comme on referme une porte sans bruit. Plus tard, tu apprendras qu’on a lu ta phrase à voix haute pendant un dîner. Elle a eu un succès fou. Toi, moins.',
  },
  scene2: {
    id: 'scene2',
    title: 'Où est-ce qu’on va ?',
    content: [
      'Alix répond. Puis répond à ta réponse. À 23 heures, vous avez établi ensemble qu’on ne connaît personne avant de l’avoir vu choisir une table au restaurant.',
      '« Bon, écrit Alix. On se voit quand ? Et surtout : où ? Surprends-moi. Mais pas trop, j’ai des chaussures neuves. »',
    ],
    options: [
      {
        id: 'expo',
        text: 'L’expo en nocturne, puis un verre en face',
        description: 'Si la conversation s’éteint, il restera les petits cartons à lire.',
        nextScene: 'scene3',
        isCorrect: true,
        unlockAchievement: 'culture_vulture',
      },
      {
        id: 'cimetiere',
        text: 'Le vieux cimetière, au coucher du soleil',
        description: 'C’est calme, c’est gratuit, et personne ne se plaindra du bruit.',
        nextScene: 'gameover',
        isCorrect: false,
      },
      {
        id: 'planetarium',
        text: 'Le planétarium, séance de 20 heures',
        description: 'Il fait noir, c’est beau, et ton pull à l’envers passera inaperçu.',
        nextScene: 'planetarium',
        isCorrect: true,
      },
      {
        id: 'glace',
        text: 'Une glace et une balade sur les quais',
        description: 'Deux boules, trois ponts, aucun plan B.',
        nextScene: 'scene4',
        isCorrect: true,
      },
    ],
    gameOverMessage:
      'Alix vient quand même, par politesse, ou par goût du récit. Vous marchez entre les tombes. Tu lis les dates à voix haute, tu calcules les âges. Devant un couple réuni depuis 1911, tu souffles : « Ça, c’est du solide. » Alix regarde sa montre, puis la grille, puis le gardien, avec une tendresse qui grandit.',
  },
} as const satisfies Record<string, Scene>;
