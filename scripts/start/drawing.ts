import { realpathSync } from 'node:fs';
import path from 'node:path';
import { log } from '../operate/log/log.ts';
import type { StartSettings } from '../settings/settings.ts';
import { hasSite } from '../web/online-site.ts';
import { startDrawingWorker } from '../../src/build/social-pictures/drawing-worker.ts';
import { createDrawingPool, type DrawingPool } from '../../src/build/social-pictures/drawing-pool.ts';
import { sitePictures, type SitePictures } from './site-pictures.ts';

/** Makes the place where social pictures are drawn: beside everything else, by one process that gives way. */
export function drawingPoolOf({ dataDirectory, hosted }: StartSettings, url: string): DrawingPool {
  const directory = path.join(dataDirectory, 'social-pictures');
  return createDrawingPool({
    directory,
    size: 1,
    startWorker: () => startDrawingWorker(directory, hosted?.url ?? url, true),
    log: (message) => log.info(message),
  });
}

/** Has the pictures of the published site drawn. @param isWritable whether there is a place for them */
export function drawnPictures(siteDirectory: string, pool: DrawingPool, isWritable: boolean): SitePictures {
  const pictures = sitePictures(pool, (message) => log.warn(message));
  const follow: SitePictures['follow'] = (change) => (isWritable ? pictures.follow(change) : undefined);
  if (hasSite(siteDirectory))
    follow({ directory: realpathSync(path.join(siteDirectory, 'current')), written: 'all', removed: [] });
  return { ...pictures, follow };
}
