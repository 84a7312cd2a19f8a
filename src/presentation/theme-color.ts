import { LIGHT_COLOURS } from '../core/colours.ts';

/** Colour of the paper (`--color-cream`), which browsers paint around a page. */
export const THEME_COLOR = { light: LIGHT_COLOURS.cream, dark: '#1b0d1b' };
