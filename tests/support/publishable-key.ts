import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { installationCredentials, type Credentials } from '../../server/settings/credentials.ts';

/**
 * Gives the database of a data folder, before its first start, the publishable key that all test databases have. Pages show
 * that key: with the same one, a site takes over the code that another has built.
 */
export function givePublishableKey(directory: string): Credentials {
  const credentials = { ...installationCredentials(directory), publishableKey: 'sb_publishable_of-tests' };
  writeFileSync(path.join(directory, 'credentials.json'), JSON.stringify(credentials));
  return credentials;
}
