/** The largest file that is taken. */
export const MOST_FILE_BYTES = 2 * 1024 * 1024;

/** The largest picture that is sent, once compressed: what is still larger is refused. */
export const MOST_PICTURE_BYTES = 45 * 1024;

/**
 * Target size of compression. 0.04 MB are asked for, but the mail service accepts only 36 KB: base64 adds a third, and
 * all variables of a message together are limited to 50 KB.
 */
export const TARGET_BYTES = 36 * 1024;

export const LONGEST_SIDE = 800;
export const MOST_ITERATIONS = 10;
