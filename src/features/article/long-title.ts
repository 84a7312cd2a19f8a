/** Length of a title, in characters, beyond which its letters are smaller. */
export const LONG_TITLE = 90;
