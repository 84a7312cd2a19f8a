import type { SiteChange } from '../server/site-change.ts';
import type { DrawingPool } from '../../src/build/social-pictures/drawing-pool.ts';
import {
  isPictureList,
  pictureListFiles,
  readPictureList,
  type Pictures,
} from '../../src/build/social-pictures/picture-list-files.ts';

/** How many versions of a list are kept, that of now included: networks still ask for what a page named before. */
const KEPT_VERSIONS = 3;

/** Has the social pictures drawn that the site names, and those removed that it has not named for a while. */
export interface SitePictures {
  follow(change: SiteChange): void;
  /** The file of a drawn picture, by its key; null for any other key. */
  file: DrawingPool['file'];
}

/** @param log takes what went wrong */
export function sitePictures(
  pool: Pick<DrawingPool, 'draw' | 'file' | 'prune' | 'remove'>,
  log: (message: string) => void,
): SitePictures {
  /** The keys of each list, the newest version first. */
  const versions = new Map<string, ReadonlySet<string>[]>();
  let following: Promise<void> = Promise.resolve();
  let reported: string | null = null;

  const isKept = (key: string) => versions.values().some((kept) => kept.some((keys) => keys.has(key)));

  const keptKeys = () => new Set(versions.values().flatMap((kept) => kept.flatMap((keys) => [...keys])));

  /** @returns the keys that the list has not named for a while */
  function keepVersion(file: string, pictures: Pictures): string[] {
    const all = [new Set(pictures.keys()), ...(versions.get(file) ?? [])];
    versions.set(file, all.slice(0, KEPT_VERSIONS));
    return all.slice(KEPT_VERSIONS).flatMap((keys) => [...keys]);
  }

  async function followChange({ directory, written, removed }: SiteChange): Promise<void> {
    const files =
      written === 'all'
        ? new Set([...(await pictureListFiles(directory)), ...versions.keys()])
        : [...written, ...removed].filter(isPictureList);
    const lists = new Map<string, Pictures>();
    const dropped: string[] = [];
    for (const file of files) {
      const pictures = await readPictureList(directory, file);
      lists.set(file, pictures);
      dropped.push(...keepVersion(file, pictures));
    }
    // First: what a drawing that was killed has left is told from what is being drawn.
    if (written === 'all') await pool.prune(keptKeys());
    else await pool.remove(dropped.filter((key) => !isKept(key)));
    // Not waited for here: until all is drawn, which may take hours, nothing else would follow.
    Promise.all(Array.from(lists, ([file, pictures]) => pool.draw(pictures, file))).then(() => {
      reported = null;
    }, report);
  }

  /** Says a reason once, until pictures are drawn again: each publication would repeat it. */
  function report(error: unknown): void {
    const { message } = error as Error;
    if (message === reported) return;
    reported = message;
    log(`Social pictures are not drawn: ${message}`);
  }

  return {
    follow(change) {
      // One after the other: a list that is read late must not stand for a newer one.
      following = following.then(() => followChange(change)).catch(report);
    },
    async file(key) {
      await following;
      return pool.file(key);
    },
  };
}
