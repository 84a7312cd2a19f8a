import path from 'node:path';
import type { Release, Releases } from '../publisher/releases.ts';
import { staticSite, type StaticSite } from '../server/static-site.ts';
import type { StartSettings } from '../settings/settings.ts';
import { startDrawingWorker } from '../../src/build/social-pictures/drawing-worker.ts';
import { readManifest, type Pictures } from '../../src/build/social-pictures/manifest.ts';
import { createDrawingPool, type DrawingPool } from '../../src/build/social-pictures/drawing-pool.ts';

const PREPARING_PAGE = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Coquelicot</title><p>Le site se prépare : il s’ouvre ici dans quelques secondes.</p></html>`;

export interface OnlineSite {
  serve: StaticSite['serve'];
  isReady(): boolean;
  show(release: Release): Promise<void>;
}

/**
 * The site that visitors see: the last published one at once, a newer one from the instant it is shown.
 *
 * @param isWritable whether there is a place for social pictures that are not drawn yet
 */
export async function onlineSite(store: Releases, drawingPool: DrawingPool, isWritable: boolean): Promise<OnlineSite> {
  let site: StaticSite | null = null;
  const show = async (release: Release) => {
    const former = await store.former();
    const [pictures, ...formerPictures] = await Promise.all(
      [release, ...former].map(({ directory }) => readManifest(directory)),
    );
    site = staticSite(
      release.directory,
      former.map(({ directory }) => directory),
      drawingPool.file,
    );
    if (!isWritable) return;
    illustrate(drawingPool, pictures ?? new Map(), formerPictures).catch((error: unknown) =>
      console.error(`Social pictures are not drawn: ${(error as Error).message}`),
    );
  };
  const current = await store.current();
  if (current) await show(current);
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
    log: (message) => console.log(message),
  });
}

/** Draws what a release names, and forgets what no release that is kept names any more. */
async function illustrate(drawingPool: DrawingPool, pictures: Pictures, former: Pictures[]): Promise<void> {
  const drawing = drawingPool.draw(pictures);
  await drawingPool.prune(new Set([pictures, ...former].flatMap((named) => [...named.keys()])));
  await drawing;
}
