import { log } from '../operate/log/log.ts';
import type { CopyPublisher } from './site-publisher.ts';

export interface Mending {
  mend(file: string): void;
  /** Mends from now on, including files that were reported before. */
  begin(publisher: Pick<CopyPublisher, 'mend'>): void;
}

/** Mends a file once, however many visitors ask for it meanwhile. */
export function mendingOf(): Mending {
  const damaged = new Set<string>();
  let publisher: Pick<CopyPublisher, 'mend'> | null = null;
  let isRunning = false;

  async function mendAll(): Promise<void> {
    if (!publisher || isRunning || damaged.size === 0) return;
    isRunning = true;
    const files = [...damaged];
    log.warn(`${files.length} files of the site are damaged: the next publication makes them again.`);
    await publisher
      .mend(files)
      .catch((error: unknown) => log.error({ err: error }, 'Damaged files could not be made again'));
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
