import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { staticSite, type StaticSite } from '../server/static-site.ts';
import { PREPARING_PAGE } from './preparing-page.ts';
import type { SiteChange } from '../server/site-change.ts';

export interface OnlineSite {
  serve: StaticSite['serve'];
  /** Shows what a publication has changed, from this instant on. */
  show(change: SiteChange): void;
}

/** Whether a folder holds a published site. */
export function hasSite(directory: string): boolean {
  return existsSync(path.join(directory, 'current/index.html'));
}

/**
 * Serves what visitors see: the last published site at once, each change from the instant it is shown.
 *
 * @param directory where the site is kept
 * @param picture finds the bytes of a social picture by its key
 */
export function onlineSite(directory: string, picture: (key: string) => Promise<Buffer | null>): OnlineSite {
  let site: StaticSite | null = null;

  function show(change: SiteChange): void {
    if (site) site.change(change);
    else site = staticSite(change.directory, path.join(directory, 'retired'), picture);
  }

  if (hasSite(directory))
    show({ directory: realpathSync(path.join(directory, 'current')), written: 'all', removed: [] });
  return {
    async serve(request, response) {
      if (site) await site.serve(request, response);
      else
        response
          .writeHead(503, {
            'Content-Type': 'text/html; charset=utf-8',
            'Retry-After': '2',
            'Cache-Control': 'no-store',
          })
          .end(PREPARING_PAGE);
    },
    show,
  };
}
