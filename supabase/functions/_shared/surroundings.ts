import { addressSource } from './client-network.ts';
import type { Surroundings } from './receive.ts';
import { secretKey } from './service-database.ts';

/** Reads the surroundings of a function from its settings. */
export function surroundingsOf(name: string, setting: (name: string) => string | undefined): Surroundings {
  return {
    source: addressSource(setting),
    secret: secretKey(setting),
    now: () => new Date(),
    pagesOrigin: setting('PAGES_ORIGIN') ?? setting('SITE_URL') ?? '',
    log: (error) => console.error(name, error),
  };
}
