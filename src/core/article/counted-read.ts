/** Seconds that an article is in view before it counts as read (document 1, section 9). */
export const READ_AFTER_SECONDS = 30;
