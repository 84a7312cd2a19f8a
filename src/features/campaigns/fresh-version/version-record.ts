import { CAMPAIGN_FLAG_KEY, CAMPAIGN_VERSION_KEY } from '../../../core/privacy/storage-keys.ts';
import type { ReloadedVersion } from './reload-decision.ts';

const RELOADED = 'yes';

/** Reload flag and version in the session storage (document 2, section 4). */
interface VersionRecord {
  read(): ReloadedVersion;
  /** @returns whether the storage holds the version afterwards */
  write(version: string): boolean;
  remove(): void;
}

/** @param storage called at each use, because reading `sessionStorage` itself may throw */
export function versionRecord(storage: () => Storage): VersionRecord {
  const read = (): ReloadedVersion => {
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
      const written = read();
      return written.isReliable && written.version === version;
    },
    remove() {
      try {
        storage().removeItem(CAMPAIGN_FLAG_KEY);
        storage().removeItem(CAMPAIGN_VERSION_KEY);
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
}
