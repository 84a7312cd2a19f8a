/** Light colours of the theme, for everything without a stylesheet; `theme.test.ts` compares them with theme.css. */
export const LIGHT_COLOURS = {
  ink: '#231123',
  paper: '#fffbf3',
  cream: '#fff5e6',
  blush: '#f7c4c0',
  pistachio: '#c6e377',
  poppy: '#c8102e',
  poppyDeep: '#9e1128',
} as const;

/** Poppy of drawings and confetti; no text stands on it. */
export const DRAWN_POPPY = '#d61f34';

/** Colour of the paper (`--color-cream`), which browsers paint around a page. */
export const THEME_COLOR = { light: LIGHT_COLOURS.cream, dark: '#1b0d1b' };
