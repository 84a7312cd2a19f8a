import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { staticSite, type StaticSite } from '../server/static-site.ts';
import type { SiteChange } from '../server/site-change.ts';
import type { StartSettings } from '../settings/settings.ts';
import { startDrawingWorker } from '../../src/build/social-pictures/drawing-worker.ts';
import { createDrawingPool, type DrawingPool } from '../../src/build/social-pictures/drawing-pool.ts';
import { sitePictures } from './site-pictures.ts';
import { log } from '../operate/log/log.ts';

const PREPARING_PAGE = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Coquelicot</title><p>Le site se prépare : il s’ouvre ici dans quelques secondes.</p></html>`;

export interface OnlineSite {
  serve: StaticSite['serve'];
  readyAnswer: StaticSite['readyAnswer'];
  isReady(): boolean;
  /** Shows what a publication has changed, from this instant on. */
  show(change: SiteChange): void;
}

/**
 * The site that visitors see: the last published one at once, each change from the instant it is shown.
 *
 * @param directory where the site is kept
 * @param isWritable whether there is a place for social pictures that are not drawn yet
 */
export function onlineSite(directory: string, drawingPool: DrawingPool, isWritable: boolean): OnlineSite {
  let site: StaticSite | null = null;
  const pictures = sitePictures(drawingPool, (message) => log.warn(message));

  function show(change: SiteChange): void {
    if (site) site.change(change);
    else site = staticSite(change.directory, path.join(directory, 'retired'), pictures.file);
    if (isWritable) pictures.follow(change);
  }

  const current = path.join(directory, 'current');
  if (existsSync(path.join(current, 'index.html'))) {
    show({ directory: realpathSync(current), written: 'all', removed: [] });
  }
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
    readyAnswer: (request) => site?.readyAnswer(request) ?? null,
    isReady: () => site !== null,
    show,
  };
}

/** Where the social pictures are drawn: beside everything else, by one process that gives way. */
export function drawingPoolOf({ dataDirectory, hosted }: StartSettings, url: string): DrawingPool {
  const directory = path.join(dataDirectory, 'social-pictures');
  return createDrawingPool({
    directory,
    size: 1,
    startWorker: () => startDrawingWorker(directory, hosted?.url ?? url, true),
    log: (message) => log.info(message),
  });
}
