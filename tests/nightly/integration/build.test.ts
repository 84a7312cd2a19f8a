import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../server/publisher/build.ts';
import { startDatabaseStub, type DatabaseStub } from '../../support/database-stub.ts';

const NEVER = new AbortController().signal;

let database: DatabaseStub;

let directory: string;

beforeAll(async () => {
  database = await startDatabaseStub();
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
});

afterAll(() => {
  database.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe('buildSite', () => {
  const placeFor = (name: string) => path.join(directory, name, 'site');

  it('stops with an AbortError when its signal is aborted', async () => {
    const stop = new AbortController();
    const build = buildSite(placeFor('stopped'), database.environment, stop.signal, () => stop.abort());
    await expect(build).rejects.toMatchObject({ name: 'AbortError' });
  });

  const failureOf = (build: Promise<void>) =>
    build.then(
      () => null,
      (error: unknown) => error,
    );

  it('fails with the name of a public setting that holds a secret key', async () => {
    const environment = { ...database.environment, PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_of-nobody' };
    const failure = await failureOf(buildSite(placeFor('secret'), environment, NEVER));
    expect(failure).toMatchObject({ message: expect.stringContaining('PUBLIC_SUPABASE_PUBLISHABLE_KEY is published') });
  });

  it('fails with the name of the signal that killed the build, and marks the failure as transient', async () => {
    const build = buildSite(placeFor('killed'), database.environment, NEVER, (pid) => process.kill(pid, 'SIGKILL'));
    expect(await failureOf(build)).toMatchObject({ message: 'The build was killed by SIGKILL.', isTransient: true });
  });
});
