/** The rules of axe that look at colours. No other rule sees a difference between the light and the dark. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
