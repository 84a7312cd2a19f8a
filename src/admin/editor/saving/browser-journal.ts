import { indexedDatabaseJournal } from './journal-store.ts';

export const browserJournal = indexedDatabaseJournal();
