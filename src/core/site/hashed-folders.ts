/** Folders whose files are named by their hash. Open pages and social networks still request files of former builds. */
export const HASHED_FOLDERS: readonly string[] = ['/_astro/', '/social/'];
