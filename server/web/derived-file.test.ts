import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../operate/log/log.ts';
import { objectFile, putObject } from '../store/objects.ts';
import { derivedFile, READ_AGAIN_AFTER } from './derived-file.ts';

let objects: string;
let place: string;
let now: number;
let damages: number;
let value: () => Promise<string>;

beforeEach(() => {
  objects = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-derived-'));
  const stored = putObject(objects, Buffer.from('good'));
  place = objectFile(objects, stored.hash);
  [now, damages] = [0, 0];
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  value = derivedFile(
    { objects, find: () => stored },
    '_headers',
    (bytes) => String(bytes),
    () => (damages += 1),
    () => now,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(objects, { recursive: true });
});

describe('a file of the site that is parsed', () => {
  it('is read again some time after it was found damaged, although the repaired file has the same hash', async () => {
    writeFileSync(place, 'evil');
    expect([await value(), await value(), damages]).toEqual(['null', 'null', 1]);
    writeFileSync(place, 'good');
    expect(await value()).toBe('null');
    now += READ_AGAIN_AFTER;
    expect(await value()).toBe('good');
  });

  it('is read only once while its bytes are intact', async () => {
    const first = await value();
    rmSync(place);
    now += READ_AGAIN_AFTER;
    expect([first, await value(), damages]).toEqual(['good', 'good', 0]);
  });
});
