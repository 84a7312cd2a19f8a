/** Formats that may be chosen, as file fields name them. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The largest file that is read, in bytes: beyond, a phone runs out of memory. */
export const MOST_UPLOAD_BYTES = 25 * 1024 * 1024;

/** The longest side that a page shows, on a screen of two pixels to one: text is 48 rem wide. */
export const LONGEST_PICTURE_SIDE = 1600;
