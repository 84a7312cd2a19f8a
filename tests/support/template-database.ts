import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBackend } from '../../server/api/backend.ts';
import { givePublishableKey } from './publishable-key.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a stopped backend that has run every migration and holds no rows: to be copied. */
    templateDatabase: string;
  }
}

/** Creates one database for a whole run. A copy of its folder starts faster than a new one. */
export default async function createTemplateDatabase({ vitest }: TestProject): Promise<(() => void) | undefined> {
  const run = vitest.getRootProject();
  if ('templateDatabase' in run.getProvidedContext()) return undefined;
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-template-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const credentials = givePublishableKey(directory);
    const backend = await startBackend({
      dataDirectory: directory,
      url: 'http://127.0.0.1:1',
      credentials,
      seed: false,
    });
    await backend.stop();
    // Tests kill processes, never the machine: the kernel keeps what was written.
    appendFileSync(path.join(directory, 'postgres/postgresql.conf'), '\nfsync = off\nfull_page_writes = off\n');
  } catch (error) {
    remove();
    throw error;
  }
  run.provide('templateDatabase', directory);
  return remove;
}
