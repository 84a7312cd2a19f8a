import { afterEach, describe, expect, it } from 'vitest';
import type { Installation } from '../../support/installation.ts';
import { BACKUPS, expectRestored, restoredInstallation } from '../../support/kept-backups/expect-restored.ts';

/** Each version restores the backups of all earlier ones, and publishes them. The newest is restored at each commit. */

const OLDER = BACKUPS.slice(0, -1);

let installation: Installation | undefined;
afterEach(() => installation?.remove());

it('there are older backups', () => {
  expect(OLDER.length).toBeGreaterThan(1);
});

describe.each(OLDER)('the backup %s', (backup) => {
  it('is restored and published', async () => {
    installation = await restoredInstallation(backup);
    await expectRestored(installation, backup);
  });
});
