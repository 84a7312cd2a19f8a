import { CAMPAIGN_FLAG_KEY, CAMPAIGN_VERSION_KEY } from '../../../core/privacy/storage-keys.ts';
import type { KeptVersion } from './reload-decision.ts';

const RELOADED = 'yes';

/** The flag of a reload and the version that it was for, as the session keeps them (document 2, section 4). */
interface VersionRecord {
  read(): KeptVersion;
  /** Keeps them. @returns whether the session has them then */
  write(version: string): boolean;
  remove(): void;
}

/** @param storage looked up at each use: naming it may already be refused */
export function versionRecord(storage: () => Storage): VersionRecord {
  const read = (): KeptVersion => {
    try {
      const isReloaded = storage().getItem(CAMPAIGN_FLAG_KEY) === RELOADED;
      return { isReliable: true, version: isReloaded ? storage().getItem(CAMPAIGN_VERSION_KEY) : null };
    } catch {
      return { isReliable: false };
    }
  };
  return {
    read,
    write(version) {
      try {
        storage().setItem(CAMPAIGN_FLAG_KEY, RELOADED);
        storage().setItem(CAMPAIGN_VERSION_KEY, version);
      } catch {
        return false;
      }
      const kept = read();
      return kept.isReliable && kept.version === version;
    },
    remove() {
      try {
        storage().removeItem(CAMPAIGN_FLAG_KEY);
        storage().removeItem(CAMPAIGN_VERSION_KEY);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
