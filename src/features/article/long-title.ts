/** Characters beyond which a title is written smaller. */
export const LONG_TITLE = 90;
