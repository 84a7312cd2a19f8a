import { realpath } from 'node:fs/promises';
import { fileHashes, type FileHashes } from '../publisher/file-hashes.ts';
import type { PublicationTarget } from '../publisher/object-storage/publication-target.ts';
import { readPictures, type Pictures } from '../../src/build/social-pictures/picture-list-files.ts';
import type { DrawingPool } from '../../src/build/social-pictures/drawing-pool.ts';
import { pictureAddress } from '../../src/core/site/social-picture.ts';

/** Publishes this machine's site beyond it. */
export interface Distribution {
  /** Hears of each change that visitors see here. */
  note: FileHashes['note'];
  /** Brings the target to what visitors see here. @param all looks at everything that the target holds */
  publish(signal: AbortSignal, all: boolean): Promise<void>;
}

/**
 * Publishes the site to a target: its files, with the social pictures that are drawn. Those that are not follow once they
 * are, unless a newer site has come meanwhile: their failure fails no publication, and the next one has them.
 *
 * @param current the link to the folder of the site that visitors see
 * @param target null where the site is published on this machine alone
 */
export function siteDistribution(
  current: string,
  target: PublicationTarget | null,
  drawingPool: Pick<DrawingPool, 'draw' | 'drawn'>,
  log: Record<'info' | 'warn', (message: string) => void>,
): Distribution {
  if (target === null) return { note: () => undefined, publish: async () => undefined };
  const hashes = fileHashes();
  let calls = 0;

  /** @returns the pictures that the site names, where some are not drawn yet */
  async function send(signal: AbortSignal, to: PublicationTarget, all = false): Promise<Pictures | null> {
    const directory = await realpath(current);
    const files = await hashes.read(directory);
    const pictures = await readPictures(directory);
    const drawn = await drawingPool.drawn();
    const elsewhere = new Map<string, string>();
    for (const key of pictures.keys()) {
      const file = drawn.get(key);
      if (file !== undefined) elsewhere.set(pictureAddress(key).slice(1), file);
    }
    const { uploaded, bytes, removed } = await to.publish({ directory, files, elsewhere }, signal, all);
    if (uploaded + removed > 0) {
      const kilobytes = Math.ceil(bytes / 1000);
      log.info(`Online beyond this machine: ${uploaded} objects uploaded (${kilobytes} kB), ${removed} removed.`);
    }
    return elsewhere.size === pictures.size ? null : pictures;
  }

  async function publish(signal: AbortSignal, to: PublicationTarget, all: boolean): Promise<void> {
    const call = ++calls;
    const missing = await send(signal, to, all);
    if (missing) sendOnceDrawn(drawingPool.draw(missing, 'beyond this machine'), call, signal, to);
  }

  /** Apart from the rest: it may take hours, and holds nothing of the site until then. */
  function sendOnceDrawn(drawing: Promise<unknown>, call: number, signal: AbortSignal, to: PublicationTarget): void {
    drawing
      .then(() => (call === calls && !signal.aborted ? send(signal, to) : null))
      .catch((error: unknown) => {
        if (!signal.aborted)
          log.warn(`Social pictures are not published beyond this machine: ${(error as Error).message}`);
      });
  }

  return { note: hashes.note, publish: (signal, all) => publish(signal, target, all) };
}
