import { log } from '../operate/log/log.ts';
import type { CopyPublisher } from './site-publisher.ts';

/** Has files made again whose bytes are damaged. */
export interface Mending {
  mend(file: string): void;
  /** Mends from now on, also what was found damaged before. */
  begin(publisher: Pick<CopyPublisher, 'mend'>): void;
}

/** Makes it. A file that many visitors ask for meanwhile is made again once. */
export function mendingOf(): Mending {
  const damaged = new Set<string>();
  let publisher: Pick<CopyPublisher, 'mend'> | null = null;
  let isRunning = false;

  async function mendAll(): Promise<void> {
    if (!publisher || isRunning || damaged.size === 0) return;
    isRunning = true;
    const files = [...damaged];
    log.warn(`${files.length} files of the site are damaged: they are made again.`);
    await publisher
      .mend(files)
      .catch((error: unknown) => log.error({ err: error }, 'Damaged files are not made again'));
    for (const file of files) damaged.delete(file);
    isRunning = false;
    await mendAll();
  }

  return {
    mend(file) {
      damaged.add(file);
      void mendAll();
    },
    begin(given) {
      publisher = given;
      void mendAll();
    },
  };
}
