import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it('a check that does not exist is refused: nothing else would tell a misspelt name from a success', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'check.ts'), 'lnit'], {
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^There is no check lnit\. The checks are lint, types,/),
  ]);
});
