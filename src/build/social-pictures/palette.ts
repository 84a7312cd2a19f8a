import type { Ground } from '../../core/site/section-pictures.ts';

/** The light scheme of `src/presentation/styles/theme.css`; the poppy is the illustrations' own. */
export const INK = '#231123';
export const PAPER = '#fffbf3';
export const PISTACHIO = '#c6e377';
export const POPPY = '#d61f34';

export interface Colours {
  ground: string;
  /** The petals cut from a paper near the ground's. */
  petals: string;
  text: string;
  sticker: string;
}

export const COLOURS: Record<Ground, Colours> = {
  cream: { ground: '#fff5e6', petals: '#f7c4c0', text: INK, sticker: PISTACHIO },
  blush: { ground: '#f7c4c0', petals: '#fadcd4', text: INK, sticker: PISTACHIO },
  pistachio: { ground: PISTACHIO, petals: '#d9eda3', text: INK, sticker: PAPER },
  ink: { ground: INK, petals: '#5c2437', text: PAPER, sticker: PISTACHIO },
  poppy: { ground: '#c8102e', petals: '#9e1128', text: PAPER, sticker: PISTACHIO },
};
