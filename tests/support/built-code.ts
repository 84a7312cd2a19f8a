import { cpSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** Address of test sites. Code is built for one address: sites with the same address share it. */
export const SITE_URL = 'https://coquelicot.example';

/** Gives a site the code of this run's published copy, because building takes long. Does nothing in a run without such a copy. */
export function giveBuiltCode(target: string): void {
  const copy = inject('publishedCopy') as string | undefined;
  if (copy !== undefined) cpSync(path.join(copy, 'site/code'), target, { recursive: true });
}
