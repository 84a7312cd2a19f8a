import { LIGHT_COLOURS } from '../../../core/colours.ts';
import type { AvatarId } from '../../../core/simulator/story.ts';

const { ink: INK, paper: PAPER } = LIGHT_COLOURS;
const CHEEKS = '#e8637099';

/** Shape of a figure, as an SVG path. */
interface Shape {
  d: string;
  /** Defaults to the avatar's colour. */
  fill?: string;
  /** Width of the outline in ink; 0 for none. */
  stroke: number;
}

/** Drawing of an avatar from the chest up, in 200 by 260. */
export interface Look {
  shapes: Shape[];
  /** Paths of the mouth: happy, then sad. */
  smile: string;
  frown: string;
}

interface Hair {
  colour: string;
  /** Paths behind and before the face. */
  behind?: string;
  before: string;
}

function figure(skin: string, { colour, behind, before }: Hair): Look {
  return {
    shapes: [
      ...(behind ? [{ d: behind, fill: colour, stroke: 8 }] : []),
      { d: 'M8 264C8 196 44 170 78 164L122 164C158 170 192 196 192 264Z', stroke: 8 },
      { d: 'M80 136V168Q100 190 120 168V136Z', fill: skin, stroke: 8 },
      { d: 'M54 80C50 126 74 152 100 152C126 152 150 126 146 80C142 40 58 40 54 80Z', fill: skin, stroke: 8 },
      { d: before, fill: colour, stroke: 8 },
      { d: 'M76 92a6 8 0 1 0 12 0a6 8 0 1 0-12 0M114 92a6 8 0 1 0 12 0a6 8 0 1 0-12 0', fill: INK, stroke: 0 },
      { d: 'M60 110a10 6 0 1 0 20 0a10 6 0 1 0-20 0M122 110a10 6 0 1 0 20 0a10 6 0 1 0-20 0', fill: CHEEKS, stroke: 0 },
      { d: 'M78 164L100 190L122 164L134 176L112 208L100 194L88 208L66 176Z', fill: PAPER, stroke: 6 },
    ],
    smile: 'M84 120Q100 136 120 118',
    frown: 'M84 130Q100 116 120 130',
  };
}

export const LOOKS: Record<AvatarId, Look> = {
  charlie: figure('#f0b89a', {
    colour: LIGHT_COLOURS.poppyDeep,
    before: 'M52 82C44 30 78 8 104 12C140 8 160 40 148 84C144 62 130 54 118 50C100 62 70 58 52 82Z',
  }),
  lou: figure('#8d5a3f', {
    colour: INK,
    behind: 'M100 2C160 0 182 50 166 96C160 124 40 124 34 96C18 50 40 0 100 2Z',
    before: 'M54 70C58 40 82 34 100 36C120 34 142 42 146 70C130 52 74 52 54 70Z',
  }),
  sasha: figure('#d99a72', {
    colour: INK,
    behind: 'M46 60C40 10 74 0 104 4C150 2 164 50 160 150Q150 168 138 150L60 150Q46 166 40 150Z',
    before: 'M50 76C52 40 70 26 96 26C130 24 150 46 150 80C136 58 118 46 104 44C92 60 70 58 50 76Z',
  }),
  noa: figure('#fadcc8', {
    colour: '#c98a2b',
    behind: 'M100-12A22 22 0 1 0 100.1-12Z',
    before: 'M52 74C50 34 74 20 100 20C126 20 150 34 148 74C138 56 122 46 100 46C78 46 62 56 52 74Z',
  }),
};
