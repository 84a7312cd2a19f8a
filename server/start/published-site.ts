import path from 'node:path';
import { hasSite } from '../store/site-log.ts';
import type { WebProcess } from '../web/supervise-web.ts';

/** The site that visitors see. */
export interface PublishedSite {
  isReady(): boolean;
  /** Resolves when visitors see all that is published. */
  show(): Promise<void>;
}

/** Returns where a copy keeps its site. */
export function siteDirectoryOf(dataDirectory: string): string {
  return path.join(dataDirectory, 'site');
}

/** Shows the site of a copy by its web process. */
export function publishedSite(dataDirectory: string, web: Pick<WebProcess, 'show'>): PublishedSite {
  let isReady = hasSite(siteDirectoryOf(dataDirectory));
  return {
    isReady: () => isReady,
    async show() {
      await web.show();
      isReady ||= hasSite(siteDirectoryOf(dataDirectory));
    },
  };
}
