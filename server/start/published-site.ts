import path from 'node:path';
import { hasSite } from '../store/site-log.ts';
import type { WebProcess } from '../web/supervise-web.ts';

export interface PublishedSite {
  isReady(): boolean;
  /** Resolves when visitors see all that is published. */
  refresh(): Promise<void>;
}

export function siteDirectoryOf(dataDirectory: string): string {
  return path.join(dataDirectory, 'site');
}

export function publishedSite(dataDirectory: string, web: Pick<WebProcess, 'refresh'>): PublishedSite {
  let isReady = hasSite(siteDirectoryOf(dataDirectory));
  return {
    isReady: () => isReady,
    async refresh() {
      await web.refresh();
      isReady ||= hasSite(siteDirectoryOf(dataDirectory));
    },
  };
}
