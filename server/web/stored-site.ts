import type { IncomingMessage, ServerResponse } from 'node:http';
import { followSite } from './followed-site.ts';
import { PREPARING_PAGE } from './preparing-page.ts';
import { siteServer, type SiteServerParts } from './site-server.ts';

/** The site that a publisher stores, as visitors see it. */
export interface StoredSite {
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Resolves when visitors see all that has been published. */
  readOn(): Promise<void>;
}

/** Serves the site that is stored in a folder, and says that it is prepared until something is published. */
export async function storedSite(directory: string, parts: SiteServerParts): Promise<StoredSite> {
  const files = await followSite(directory);
  const site = siteServer(files, parts);
  return {
    readOn: files.readOn,
    async serve(request, response) {
      if (!files.isEmpty()) return site.serve(request, response);
      const fields = { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '2', 'Cache-Control': 'no-store' };
      response.writeHead(503, fields).end(PREPARING_PAGE);
    },
  };
}
