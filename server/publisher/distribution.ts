import type { PublicationTarget } from './object-storage/publication-target.ts';
import type { SiteStore } from '../store/store.ts';

export interface Distribution {
  /** Brings the target up to date with this machine. @param all checks every object of the target */
  publish(signal: AbortSignal, all: boolean): Promise<void>;
}

/**
 * Makes the distribution of the site to its target.
 *
 * @param target null where the site is published on this machine alone
 * @param onProgress called for each file that is compared or uploaded
 */
export function siteDistribution(
  store: SiteStore,
  target: PublicationTarget | null,
  log: (message: string) => void,
  onProgress: () => void,
): Distribution {
  return {
    async publish(signal, all) {
      if (target === null) return;
      // A copy, because a later publication changes the map.
      const files = new Map(store.files);
      const read = async (file: string): Promise<Buffer> => {
        onProgress();
        const stored = files.get(file);
        const content = stored ? await store.read(stored) : null;
        if (content) return content;
        await store.markDamaged([file]);
        throw new Error(`The file ${file} of the site is damaged: the next publication makes it again.`);
      };
      const { uploaded, bytes, removed } = await target.publish({ files, read }, signal, all);
      if (uploaded + removed === 0) return;
      const kilobytes = Math.ceil(bytes / 1000);
      log(`The bucket is up to date: ${uploaded} objects uploaded (${kilobytes} kB), ${removed} removed.`);
    },
  };
}
