import { constants, copyFile, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pictureLister } from '../../core/site/picture-lists.ts';
import { databaseAccess, imageOriginOf } from '../../gateway/server/environment.ts';
import { hash } from '../hash.ts';
import { siteOfThisBuild } from '../site.ts';
import { startDrawingWorker } from '../social-pictures/drawing-worker.ts';
import { createDrawingPool } from '../social-pictures/drawing-pool.ts';
import { writePictureLists } from '../social-pictures/picture-list-files.ts';

/** Pictures drawn by former builds: kept between them, in CI too (`.github/workflows/publish.yml`). */
const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/social-pictures');

/**
 * Adds the social pictures to a finished build, drawing those that no former one has drawn. With SOCIAL_PICTURES=later
 * it only lists them: whoever serves the site draws them then.
 */
export function socialPictures(): AstroIntegration {
  return {
    name: 'social-pictures',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        const site = fileURLToPath(dir);
        const { pages } = await siteOfThisBuild();
        const lists = pictureLister({ imageOrigin: imageOriginOf(process.env), hash })(pages);
        if (process.env['SOCIAL_PICTURES'] === 'later') {
          await writePictureLists(site, lists);
          return;
        }
        const pictures = new Map(lists.flatMap((list) => list.pictures));
        const storageOrigin = databaseAccess(process.env).url;
        const pool = createDrawingPool({
          directory: CACHE,
          size: os.availableParallelism(),
          startWorker: () => startDrawingWorker(CACHE, storageOrigin, false),
          log: (message) => logger.warn(message),
        });
        const drawn = await pool.draw(pictures);
        await pool.prune(new Set(pictures.keys()));
        await mkdir(path.join(site, 'social'), { recursive: true });
        for (const key of pictures.keys()) {
          const file = await pool.file(key);
          if (file) await copyFile(file, path.join(site, 'social', `${key}.png`), constants.COPYFILE_FICLONE);
        }
        await pool.close();
        logger.info(`${pictures.size} social pictures, of which ${drawn} newly drawn`);
      },
    },
  };
}
