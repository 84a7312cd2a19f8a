/** The folders whose files are named by the hash of their bytes. Open pages ask for such a file after it is gone. */
export const HASHED_FOLDERS: readonly string[] = ['/_astro/'];
