import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forEach } from '../../core/for-each.ts';
import { pictureKey, pictureOfPage } from '../../core/site/social-picture.ts';
import { databaseAccess, databaseOriginOf } from '../../gateway/server/environment.ts';
import { hash } from '../hash.ts';
import { siteOfThisBuild } from '../site.ts';
import { pictureDrawer } from '../social-pictures/picture-drawer.ts';

/** Cache of pictures between builds, also in CI (`.github/workflows/publish.yml`). */
const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/social-pictures');
const AT_ONCE = 2;

/** Adds the social pictures to a finished build, and draws those missing in the cache. */
export function socialPictures(): AstroIntegration {
  return {
    name: 'social-pictures',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        const { pages } = await siteOfThisBuild();
        const imageOrigin = databaseOriginOf(process.env);
        const pictures = new Map(
          pages.map((page) => {
            const picture = pictureOfPage(page, imageOrigin);
            return [`${pictureKey(picture, hash)}.png`, picture];
          }),
        );
        const drawer = pictureDrawer(databaseAccess(process.env).url, (message) => logger.warn(message));
        const folder = path.join(fileURLToPath(dir), 'social');
        await mkdir(folder, { recursive: true });
        await mkdir(CACHE, { recursive: true });
        let drawn = 0;
        await forEach(pictures, AT_ONCE, async ([name, picture]) => {
          const cached = path.join(CACHE, name);
          let png: Uint8Array | null = await readFile(cached).catch(() => null);
          if (!png) {
            png = await drawer.draw(picture);
            if (!png) return;
            drawn += 1;
            // Another build may clear the cache now, with this draft: a later build then draws the picture again.
            await cachePicture(cached, png).catch(() => undefined);
          }
          await writeFile(path.join(folder, name), png);
        });
        await drawer.close();
        for (const name of await readdir(CACHE))
          if (!pictures.has(name)) await rm(path.join(CACHE, name), { force: true });
        logger.info(`${pictures.size} social pictures, of which ${drawn} newly drawn`);
      },
    },
  };
}

/** Writes a picture into the cache. Each process has its own drafts, so that no build renames the draft of another. */
async function cachePicture(file: string, png: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, png);
  await rename(draft, file);
}
