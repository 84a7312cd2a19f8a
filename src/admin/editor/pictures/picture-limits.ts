/** Accepted types, for the `accept` attribute of file fields. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Largest file that is read, in bytes: a phone runs out of memory with a larger one. */
export const MOST_UPLOAD_BYTES = 25 * 1024 * 1024;

/** Longest side of a picture in pixels: text is 48 rem wide, on a screen of double density. */
export const LONGEST_PICTURE_SIDE = 1600;
