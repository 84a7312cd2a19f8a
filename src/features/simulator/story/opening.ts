import { DRAWN_POPPY, LIGHT_COLOURS } from '../../../core/colours.ts';
import type { Scene } from '../../../core/simulator/story.ts';

/** Scenes before the first answer: the sofa, and the mirror. */
export const OPENING = {
  intro: {
    id: 'intro',
    title: 'Vendredi, 19 h 42',
    content: [
      'Canapé. Plaid. Sur la table basse, une part de lasagnes te regarde avec pitié. Tu as promis à tes amis que cette semaine, tu rencontrerais quelqu’un qui ne livre pas de repas.',
      'Ton téléphone vibre : « Alix aime ton profil. » Ton cœur fait un bond, le plaid glisse, la lasagne comprend que c’est fini entre vous.',
      'Quatre ou cinq épreuves te séparent du dernier mot de la soirée. Tu peux gagner, perdre, ou perdre avec panache. Personne ne souffrira : ici, tout est en carton.',
    ],
    options: [
      {
        id: 'commencer',
        text: 'Lâcher la fourchette',
        description: 'La partie commence. Pose aussi le plaid, par précaution.',
        nextScene: 'selection',
        isCorrect: true,
      },
    ],
  },
  selection: {
    id: 'selection',
    title: 'Devant le miroir',
    content: [
      'Avant de répondre, un détour par la salle de bains. La lumière est crue, le miroir est honnête. Il te propose quatre versions de toi, toutes propres.',
      'Choisis bien : c’est cette tête-là qu’Alix verra rougir.',
    ],
    options: [
      {
        id: 'charlie',
        text: 'Charlie',
        description: 'Arrive en avance et fait trois fois le tour du pâté de maisons.',
        nextScene: 'scene1',
        isCorrect: true,
        avatarColor: DRAWN_POPPY,
      },
      {
        id: 'lou',
        text: 'Lou',
        description: 'Rit à ses propres blagues. Avant de les finir, en général.',
        nextScene: 'scene1',
        isCorrect: true,
        avatarColor: LIGHT_COLOURS.pistachio,
      },
      {
        id: 'sasha',
        text: 'Sasha',
        description: 'Plus de cran que de plan. Chaussures impeccables.',
        nextScene: 'scene1',
        isCorrect: true,
        avatarColor: '#ffd166',
      },
      {
        id: 'noa',
        text: 'Noa',
        description: 'Parle peu, écoute tout, se souvient du nom de ton chat.',
        nextScene: 'scene1',
        isCorrect: true,
        avatarColor: '#b7a0d8',
      },
    ],
  },
} as const satisfies Record<string, Scene>;
