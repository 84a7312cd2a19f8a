import { DRAWN_POPPY, LIGHT_COLOURS } from '../../core/colours.ts';
import type { Ground } from '../../core/site/section-pictures.ts';

export const { ink: INK, paper: PAPER, pistachio: PISTACHIO } = LIGHT_COLOURS;
export const POPPY = DRAWN_POPPY;

/** Colours of a social picture. `petals` are drawn on the ground, in a similar colour. */
export interface Colours {
  ground: string;
  petals: string;
  text: string;
  sticker: string;
}

export const COLOURS: Record<Ground, Colours> = {
  cream: { ground: LIGHT_COLOURS.cream, petals: LIGHT_COLOURS.blush, text: INK, sticker: PISTACHIO },
  blush: { ground: LIGHT_COLOURS.blush, petals: '#fadcd4', text: INK, sticker: PISTACHIO },
  pistachio: { ground: PISTACHIO, petals: '#d9eda3', text: INK, sticker: PAPER },
  ink: { ground: INK, petals: '#5c2437', text: PAPER, sticker: PISTACHIO },
  poppy: { ground: LIGHT_COLOURS.poppy, petals: LIGHT_COLOURS.poppyDeep, text: PAPER, sticker: PISTACHIO },
};
