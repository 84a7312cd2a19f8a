/** Largest accepted file. */
export const MOST_FILE_BYTES = 2 * 1024 * 1024;

/** Largest picture that is sent after compression; larger ones are refused. */
export const MOST_PICTURE_BYTES = 45 * 1024;

/** Target of compression: of the specified 0.04 MB, base64 and the mail service's limit of 50 KB for a message leave 36 KB. */
export const TARGET_BYTES = 36 * 1024;

export const LONGEST_SIDE = 800;
export const MOST_ITERATIONS = 10;
