import { LIGHT_COLOURS } from '../core/colours.ts';

/** The paper's colour (`--color-cream`), for what browsers paint around a page. */
export const THEME_COLOR = { light: LIGHT_COLOURS.cream, dark: '#1b0d1b' };
