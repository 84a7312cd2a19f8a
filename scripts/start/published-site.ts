import path from 'node:path';
import type { SiteChange } from '../server/site-change.ts';
import { hasSite } from '../web/online-site.ts';
import type { WebProcess } from '../web/supervise-web.ts';
import type { SitePictures } from './site-pictures.ts';

/** The site that visitors see. */
export interface PublishedSite {
  isReady(): boolean;
  /** Resolves when visitors see a change, whose pictures are drawn from then on. */
  show(change: SiteChange): Promise<void>;
}

/** Returns where a copy keeps its site. */
export function siteOf(dataDirectory: string): string {
  return path.join(dataDirectory, 'site');
}

/** Shows the site of a copy by its web process. */
export function publishedSite(
  dataDirectory: string,
  web: Pick<WebProcess, 'show'>,
  pictures: SitePictures,
): PublishedSite {
  let isReady = hasSite(siteOf(dataDirectory));
  return {
    isReady: () => isReady,
    async show(change) {
      await web.show(change);
      isReady = true;
      pictures.follow(change);
    },
  };
}
