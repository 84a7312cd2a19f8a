/**
 * Folders whose files are named by what they hold. Open pages ask for such a file after it is gone, and networks for the
 * picture of a page.
 */
export const HASHED_FOLDERS: readonly string[] = ['/_astro/', '/social/'];
