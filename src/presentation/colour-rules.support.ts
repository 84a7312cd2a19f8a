/** Rules of axe about colours. All other rules give the same result in the light and in the dark scheme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
