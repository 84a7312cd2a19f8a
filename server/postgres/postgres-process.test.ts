import type { ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../operate/log/log.ts';
import { untilReady } from './postgres-process.ts';

const RUNNING = { pid: 1, exitCode: null, signalCode: null } as ChildProcess;
const STARTING_UP = ['57P03', 'the database system is starting up'] as const;
const WRONG_PASSWORD = ['28P01', 'password authentication failed'] as const;

/** The errors with which connections are refused, one after the other. */
let refusals: (readonly [code: string, message: string])[];
let server: Server;
let warnings: number;

beforeEach(async () => {
  warnings = 0;
  vi.spyOn(log, 'warn').mockImplementation(() => void (warnings += 1));
  // Each reading of the clock is ten seconds later.
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const [code, message] = refusals.shift() ?? WRONG_PASSWORD;
      socket.end(errorResponse(code, message));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

/** Returns a message of the protocol of PostgreSQL. */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

const wait = () => {
  const { port } = server.address() as AddressInfo;
  return untilReady(RUNNING, `postgres://postgres:secret@127.0.0.1:${port}/postgres`, () => '');
};

describe('the wait for a started PostgreSQL', () => {
  it('continues while PostgreSQL repairs its data, and logs this once', async () => {
    refusals = Array.from({ length: 8 }, () => STARTING_UP);
    await expect(wait()).rejects.toThrow('refuses the password');
    expect([refusals.length, warnings]).toEqual([0, 1]);
  });

  it('throws when PostgreSQL refuses connections for another reason', async () => {
    refusals = Array.from({ length: 8 }, () => ['53300', 'too many clients'] as const);
    await expect(wait()).rejects.toThrow('PostgreSQL did not start: too many clients.');
    expect(warnings).toBe(0);
  });
});
