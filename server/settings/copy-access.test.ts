import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyAccess } from './copy-access.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'copy-access-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const KEYS = 'SUPABASE_PUBLISHABLE_KEY=publishable\nSUPABASE_SECRET_KEY=secret\n';
const writeAccess = (addresses: string) => writeFileSync(path.join(directory, 'supabase.env'), addresses + KEYS);

it('copyAccess reads the addresses and keys that a copy has written to its folder', () => {
  writeAccess('SUPABASE_URL=http://127.0.0.1:4777\nSITE_URL=https://coquelicot.example\n');
  expect(copyAccess(directory)).toEqual({
    url: 'http://127.0.0.1:4777',
    siteUrl: 'https://coquelicot.example',
    publishableKey: 'publishable',
    secretKey: 'secret',
  });
});

it('copyAccess takes the address of the API as that of the site for a copy started by an older version', () => {
  writeAccess('SUPABASE_URL=http://127.0.0.1:4777\n');
  expect(copyAccess(directory).siteUrl).toBe('http://127.0.0.1:4777');
});

it('copyAccess states what to do when no copy was started in the folder', () => {
  expect(() => copyAccess(directory)).toThrow('start Coquelicot first, or set the DATA_DIR that it was started with');
});
