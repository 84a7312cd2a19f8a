import path from 'node:path';
import type { Release, Releases } from '../publisher/releases.ts';
import { staticSite, type StaticSite } from '../server/static-site.ts';
import type { StartSettings } from '../settings.ts';
import { hirePainter } from '../social-pictures/hire.ts';
import { readManifest, type Pictures } from '../social-pictures/manifest.ts';
import { openStudio, type Studio } from '../social-pictures/studio.ts';

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
export async function onlineSite(store: Releases, studio: Studio, isWritable: boolean): Promise<OnlineSite> {
  let site: StaticSite | null = null;
  const show = async (release: Release) => {
    const former = await store.former();
    const [pictures, ...formerPictures] = await Promise.all(
      [release, ...former].map(({ directory }) => readManifest(directory)),
    );
    site = staticSite(
      release.directory,
      former.map(({ directory }) => directory),
      studio.file,
    );
    if (!isWritable) return;
    illustrate(studio, pictures ?? new Map(), formerPictures).catch((error: unknown) =>
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
export function studioOf({ dataDirectory, hosted }: StartSettings, url: string): Studio {
  const directory = path.join(dataDirectory, 'social-pictures');
  return openStudio({
    directory,
    places: 1,
    hire: () => hirePainter(directory, hosted?.url ?? url, true),
    log: (message) => console.log(message),
  });
}

/** Draws what a release names, and forgets what no release that is kept names any more. */
async function illustrate(studio: Studio, pictures: Pictures, former: Pictures[]): Promise<void> {
  const drawing = studio.draw(pictures);
  await studio.prune(new Set([pictures, ...former].flatMap((named) => [...named.keys()])));
  await drawing;
}
