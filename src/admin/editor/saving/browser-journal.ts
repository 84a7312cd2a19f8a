import { indexedDatabaseJournal } from './journal-store.ts';

/** The journal of this browser. */
export const browserJournal = indexedDatabaseJournal();
