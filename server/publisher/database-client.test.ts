import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANSWER_TIMEOUT, databaseClient } from './database-client.ts';
import { recordedPublications } from './publications.ts';

let silent: Server;
let url: string;

beforeEach(async () => {
  silent = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterEach(() => silent.close());

describe('databaseClient', () => {
  it('throws after its timeout when the host accepts a request and never answers', async () => {
    const publications = recordedPublications(databaseClient(url, 'sb_secret_x', 50));
    await expect(publications.request()).rejects.toThrow(
      'the database took the request, but did not answer within 0.05 s',
    );
  });

  it('has a default timeout below ten seconds', () => {
    expect(ANSWER_TIMEOUT).toBeLessThan(10_000);
  });
});
