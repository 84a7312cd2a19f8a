import type { IncomingMessage, ServerResponse } from 'node:http';
import { PRODUCT_NAME } from '../../src/core/product.ts';
import { plainPage } from '../http/plain-page.ts';
import { followSite } from './followed-site.ts';
import { siteServer, type SiteServerParts } from './site-server.ts';

/** The page that is served until the first publication has ended. It reloads itself. */
export const PREPARING_PAGE = plainPage({
  title: PRODUCT_NAME,
  head: '<meta http-equiv="refresh" content="2">',
  body: '<p>Le site se prépare\u00a0: il s’ouvre ici dans quelques secondes.</p>',
});

export interface StoredSite {
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Resolves when visitors see all that has been published. */
  refresh(): Promise<void>;
}

/** Serves the site of a folder. Until something is published, serves a page that asks visitors to wait. */
export async function storedSite(directory: string, parts: SiteServerParts): Promise<StoredSite> {
  const files = await followSite(directory);
  const site = siteServer(files, parts);
  return {
    refresh: files.refresh,
    async serve(request, response) {
      if (!files.isEmpty()) return site.serve(request, response);
      const fields = { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '2', 'Cache-Control': 'no-store' };
      response.writeHead(503, fields).end(PREPARING_PAGE);
    },
  };
}
