import type { SceneId } from '../../../core/simulator/story.ts';

/** Picture of a scene, 800 by 450, and the avatar's place in it. */
export interface ScenePicture {
  address: string;
  alternative: string;
  /** Position of the avatar, measured at the middle of its lower edge, and scale of its drawing of 200 by 260. */
  x: number;
  y: number;
  scale: number;
}

const drawing = (name: string) => `/illustrations/drague-simulator/${name}.svg`;

export const PICTURES: Record<SceneId, ScenePicture> = {
  intro: {
    address: drawing('canape'),
    alternative: 'Un canapé rouge, un plaid, une part de lasagnes, et un téléphone où bat un cœur.',
    x: 300,
    y: 372,
    scale: 0.95,
  },
  selection: {
    address: drawing('miroir'),
    alternative: 'Une salle de bains : un grand miroir rond entouré d’ampoules, un lavabo, deux brosses à dents.',
    x: 400,
    y: 352,
    scale: 1.05,
  },
  scene1: {
    address: drawing('message'),
    alternative: 'Un téléphone géant : un cœur, une bulle, et une case vide où un curseur attend.',
    x: 170,
    y: 450,
    scale: 1.1,
  },
  scene2: {
    address: drawing('ville'),
    alternative: 'La ville, la nuit : un musée, une coupole étoilée, et un portail de cimetière un peu sinistre.',
    x: 510,
    y: 450,
    scale: 0.85,
  },
  scene3: {
    address: drawing('comptoir'),
    alternative: 'Au comptoir d’un bar, Alix pose le menton dans sa main, devant deux verres et un bol d’olives.',
    x: 215,
    y: 372,
    scale: 1.1,
  },
  planetarium: {
    address: drawing('planetarium'),
    alternative: 'Sous une coupole pleine d’étoiles, Alix lève les yeux depuis son fauteuil.',
    x: 300,
    y: 440,
    scale: 0.95,
  },
  scene4: {
    address: drawing('banc'),
    alternative: 'Un banc au bord du fleuve, une lune énorme, et Alix qui lit un thème astral sur son téléphone.',
    x: 265,
    y: 412,
    scale: 1.05,
  },
  scene5: {
    address: drawing('reverbere'),
    alternative: 'Une porte rouge, un réverbère, et Alix qui cherche ses clés sans les chercher.',
    x: 290,
    y: 450,
    scale: 1.08,
  },
  conclusion: {
    address: drawing('matin'),
    alternative: 'Le matin, une fenêtre pleine de coquelicots, et un téléphone qui rayonne sur la table de nuit.',
    x: 330,
    y: 420,
    scale: 1.15,
  },
  gameover: {
    address: drawing('rideau'),
    alternative: 'Un rideau de théâtre rouge, un projecteur, et un coquelicot qui perd un pétale.',
    x: 250,
    y: 450,
    scale: 1.1,
  },
  achievement: {
    address: drawing('vitrine'),
    alternative: 'Une vitrine de trois étagères : une coupe, une brochette, une étoile, une fleur de papier.',
    x: 640,
    y: 450,
    scale: 1.1,
  },
};
