import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it('npm run check refuses the name of an unknown check, and lists the known checks', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'check.ts'), 'lnit'], {
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^There is no check lnit\. The checks are lint, types,/),
  ]);
});
