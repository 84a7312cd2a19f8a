import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createCluster } from './postgres-cluster.ts';

it('createCluster refuses a folder that holds other files, and leaves them unchanged', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-cluster-'));
  writeFileSync(path.join(directory, 'base'), 'copied, but not yet PG_VERSION');
  await expect(createCluster('no initdb', directory, 'password', {})).rejects.toThrow('holds files, but no database');
  expect(readdirSync(directory)).toEqual(['base']);
  rmSync(directory, { recursive: true });
});
