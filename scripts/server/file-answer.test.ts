import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streamFile } from './file-answer.ts';
import { representationOf } from './representation.ts';

const SIZE = 2_000_000;

let root: string;
let server: Server;
let handle: FileHandle;

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'file-answer-test-'));
  writeFileSync(path.join(root, 'large.txt'), Buffer.alloc(SIZE));
  handle = await open(path.join(root, 'large.txt'));
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});

/** A request that has reached the server, and what ends its client. */
async function visit(): Promise<{ request: IncomingMessage; response: ServerResponse; leave: () => void }> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  return { request, response, leave: () => client.destroy() };
}

function sendLargeFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const stored = { size: SIZE, modified: new Date(), bytes: null };
  const large = representationOf(stored, { file: 'large.txt', isRetired: false }, 'identity', new Map());
  return streamFile(handle, large, request, response);
}

describe('streamFile', () => {
  it('closes the file of a visitor who has left before it begins, which is no failure', async () => {
    const { request, response, leave } = await visit();
    const left = once(response, 'close');
    leave();
    await left;
    await sendLargeFile(request, response);
    expect(handle.fd).toBe(-1);
  });

  it('closes the file of an answer that cannot begin', async () => {
    const { request, response } = await visit();
    response.writeHead(200).write('something else');
    await expect(sendLargeFile(request, response)).rejects.toThrow('headers');
    expect(handle.fd).toBe(-1);
  });
});
