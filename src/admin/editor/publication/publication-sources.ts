import {
  newestPublication,
  onlineBuildId,
  readPublication,
  retryPublication,
} from '../../../gateway/browser/publications.ts';
import type { BrowserDatabase } from '../../../gateway/browser/session.ts';
import type { PublicationSources } from './follow-publication.ts';

/** Asks the database about publications, and the site itself about its build. */
export function publicationSources(database: BrowserDatabase): PublicationSources {
  return {
    read: (id) => readPublication(database, id),
    newest: () => newestPublication(database),
    onlineBuildId,
    retry: () => retryPublication(database),
  };
}
