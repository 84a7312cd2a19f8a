import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../process/free-port.ts';
import { OperatorError } from '../process/operator-error.ts';
import { readSettings, type StartSettings } from '../settings/settings.ts';
import type { ShutdownStack } from '../process/shutdown.ts';
import { openStore } from '../store/store.ts';
import { start, type StartParts } from './start.ts';
import { log } from '../operate/log/log.ts';

const CREDENTIALS = {
  publishableKey: 'sb_publishable_x',
  secretKey: 'sb_secret_x',
  jwtSecret: 'secret',
  databasePassword: 'password',
  publishSecret: 'publish secret',
};

const systemError = (code: string) => Object.assign(new Error(`${code}: of a test`), { code });
const fails = (error: Error) => () => {
  throw error;
};

/** Makes the parts of a start whose database fails, with the changes of a test. */
function partsWith(changes: Partial<StartParts>): StartParts {
  return {
    lock: async () => () => undefined,
    credentials: () => CREDENTIALS,
    database: fails(new OperatorError('Migration 1_a.sql failed: no.')),
    ...changes,
  };
}

let settings: StartSettings;
let started: ShutdownStack | null;
let said: string[];

beforeEach(async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'start-test-'));
  settings = readSettings({ DATA_DIR: directory, PORT: String(await freePort()) });
  started = null;
  said = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((...values: unknown[]) => {
      for (const value of values) said.push(typeof value === 'string' ? value : String((value as { err?: Error }).err));
    });
  }
});

afterEach(async () => {
  await started?.run();
  vi.restoreAllMocks();
  rmSync(settings.dataDirectory, { recursive: true, force: true });
});

/** Stores a published site as a former start leaves it. */
async function publishSite(): Promise<void> {
  const store = await openStore(path.join(settings.dataDirectory, 'site'));
  const put = new Map([['index.html', { key: '', ...store.put(Buffer.from('<h1>Bonjour</h1>')) }]]);
  store.commit({ put, drop: [], build: 'build', code: 'code' });
}

const get = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${settings.port}${address}`, init);

// Every start listens for signals, until the process ends.
process.setMaxListeners(40);

/** Problems that a start may have, each with the sentence that reports it. */
const PROBLEMS: [string, Partial<StartParts>, string][] = [
  ['the folder cannot be written', { lock: fails(systemError('EROFS')) }, 'DATA_DIR cannot be written'],
  ['the folder is not ours', { lock: async () => Promise.reject(systemError('EACCES')) }, 'DATA_DIR cannot be written'],
  ['the disk is full', { credentials: fails(systemError('ENOSPC')) }, 'is full: free some space'],
  [
    'the keys are damaged',
    { credentials: fails(new OperatorError('credentials.json cannot be read.')) },
    'credentials.json cannot be read.',
  ],
  ['the database cannot write', { database: async () => Promise.reject(systemError('EROFS')) }, 'cannot be written'],
  ['a migration fails', {}, 'Migration 1_a.sql failed: no.'],
  ['the database fails otherwise', { database: fails(new Error('odd')) }, 'odd'],
];

describe('start', () => {
  // Takes a problem of each part.
  it.each([PROBLEMS[0], PROBLEMS[2], PROBLEMS[6]] as typeof PROBLEMS)(
    'when %s, serves the last published site and says what does not work',
    async (_, changes, sentence) => {
      await publishSite();
      started = await start(settings, partsWith(changes));
      expect(await (await get('/')).text()).toBe('<h1>Bonjour</h1>');
      expect((await get('/rest/v1/blog_posts')).status).toBe(503);
      expect((await get('/hooks/publish', { method: 'POST' })).status).toBe(503);
      const text = said.join('\n');
      expect(text).toContain('is served at');
      expect(text).toContain(sentence);
      expect(text).toContain('Meanwhile, the last published site is served');
    },
  );

  it.each(PROBLEMS)(
    'when %s and there is no site to serve, throws a sentence that states the problem',
    async (_, changes, sentence) => {
      const failure = await start(settings, partsWith(changes)).catch((error: unknown) => error);
      expect((failure as Error).message).toContain(sentence);
      await expect(get('/')).rejects.toThrow('fetch failed');
    },
  );

  it('does not serve when another process has locked the same data', async () => {
    await publishSite();
    const lock = fails(new OperatorError('Coquelicot already runs on the data.'));
    await expect(start(settings, partsWith({ lock }))).rejects.toThrow('already runs');
    await expect(get('/')).rejects.toThrow('fetch failed');
  });
});
