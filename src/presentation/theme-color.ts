/** The paper's colour (`--color-cream`), for what browsers paint around a page. */
export const THEME_COLOR = { light: '#fff5e6', dark: '#1b0d1b' };
