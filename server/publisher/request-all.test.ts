import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installationCredentials } from '../settings/credentials.ts';
import { answerHook } from './hook.ts';
import { requestAll } from './request-all.ts';

let directory: string;
let server: Server;
let environment: Record<string, string>;
const queue = vi.fn(async () => 'publication-1');
let secret: string;

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'request-all-test-'));
  const listener = getRequestListener((request) => answerHook(request, { secret, request: queue }), {
    overrideGlobalObjects: false,
  });
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  environment = { DATA_DIR: directory, PORT: String((server.address() as AddressInfo).port) };
  secret = installationCredentials(directory).publishSecret;
  queue.mockClear();
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(directory, { recursive: true });
});

describe('requestAll', () => {
  it('asks the running copy to build all, with the secret from the data folder', async () => {
    expect(await requestAll(environment)).toBe('publication-1');
    expect(queue).toHaveBeenCalledWith({ all: true });
  });

  it('uses the secret in PUBLISH_SECRET', async () => {
    secret = 'a secret of sixteen';
    expect(await requestAll({ ...environment, PUBLISH_SECRET: secret })).toBe('publication-1');
  });

  it('states what to do when the copy has another secret', async () => {
    secret = 'another one';
    await expect(requestAll(environment)).rejects.toThrow('has another secret: give the DATA_DIR');
    expect(queue).not.toHaveBeenCalled();
  });

  it('throws when no copy runs', async () => {
    server.close();
    server.closeAllConnections();
    await expect(requestAll(environment)).rejects.toThrow('No copy answers at http://127.0.0.1:');
  });

  it('throws when the data folder is missing, and does not create one', async () => {
    const empty = path.join(directory, 'empty');
    await expect(requestAll({ ...environment, DATA_DIR: empty })).rejects.toThrow('No copy has its data in');
    expect(readdirSync(directory)).toEqual(['credentials.json']);
  });

  it('states the reason when the copy cannot queue the publication', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queue.mockRejectedValueOnce(new Error('No database'));
    await expect(requestAll(environment)).rejects.toThrow('answered 503: The database did not record the publication');
    vi.restoreAllMocks();
  });
});
