import { afterEach, expect, it } from 'vitest';
import type { Installation } from '../support/installation.ts';
import { BACKUPS, expectRestored, restoredInstallation } from '../support/kept-backups/expect-restored.ts';

/** The newest backup is restored and published at each commit, older backups at night. */

const NEWEST = BACKUPS.at(-1) ?? '';

let installation: Installation;
afterEach(() => installation.remove());

it('the newest backup is restored and published', async () => {
  expect(BACKUPS.length).toBeGreaterThan(1);
  installation = await restoredInstallation(NEWEST);
  await expectRestored(installation, NEWEST);
});
