import { addressSource } from './client-network.ts';
import type { FunctionEnvironment } from './receive.ts';
import { secretKey } from './service-database.ts';

export function functionEnvironment(name: string, setting: (name: string) => string | undefined): FunctionEnvironment {
  return {
    source: addressSource(setting),
    secret: secretKey(setting),
    now: () => new Date(),
    pagesOrigin: setting('PAGES_ORIGIN') ?? setting('SITE_URL') ?? '',
    log: (error) => console.error(name, error),
  };
}
