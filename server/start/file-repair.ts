import { log } from '../operate/log/log.ts';
import type { CopyPublisher } from './site-publisher.ts';

export interface FileRepair {
  repair(file: string): void;
  /** Repairs from now on, including files that were reported before. */
  begin(publisher: Pick<CopyPublisher, 'repair'>): void;
}

/** Repairs a file once, however many visitors ask for it meanwhile. */
export function fileRepair(): FileRepair {
  const damaged = new Set<string>();
  let publisher: Pick<CopyPublisher, 'repair'> | null = null;
  let isRunning = false;

  async function repairAll(): Promise<void> {
    if (!publisher || isRunning || damaged.size === 0) return;
    isRunning = true;
    const files = [...damaged];
    log.warn(`${files.length} files of the site are damaged: the next publication makes them again.`);
    await publisher
      .repair(files)
      .catch((error: unknown) => log.error({ err: error }, 'Damaged files could not be made again'));
    for (const file of files) damaged.delete(file);
    isRunning = false;
    await repairAll();
  }

  return {
    repair(file) {
      damaged.add(file);
      void repairAll();
    },
    begin(given) {
      publisher = given;
      void repairAll();
    },
  };
}
