import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BuildFailure } from './build-failure.ts';
import { siteProcess } from './site-process-client.ts';

it('siteProcess kills a hung process, fails its request as transient, and then starts another process', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-hung-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  let starts = 0;
  const site = siteProcess(
    path.join(directory, 'site'),
    path.join(directory, 'code'),
    {},
    () => undefined,
    (pid) => {
      starts += 1;
      process.kill(pid, 'SIGSTOP');
    },
    false,
    100,
  );
  onTestFinished(() => site.close());
  for (const attempt of [1, 2]) {
    const failure = await site.markStale([]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BuildFailure);
    expect(failure).toMatchObject({
      isTransient: true,
      message: expect.stringMatching(/^The publishing process hung/),
    });
    expect(starts).toBe(attempt);
  }
});
