import { INDEX_FOLDER } from '../search/index-files.ts';

/** Where files stand that are named by the hash of what they hold: pages that are open ask for them once they are gone. */
export const HASHED_FOLDERS: readonly string[] = ['/_astro/', INDEX_FOLDER];
