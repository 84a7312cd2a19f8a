import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KEY_LENGTH } from '../hash.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RENDERER = path.join(ROOT, 'src/core/article/body.ts');
const IMPORT = /^(?:import|export) [^']*'(\.[^']+)'/gm;

/** Hashes the code that renders bodies: its sources, and the versions of all packages. */
export function keyOfBodyCode(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, 'package-lock.json')));
  for (const file of renderingSources()) hash.update('\0').update(readFileSync(file));
  return hash.digest('base64url').slice(0, KEY_LENGTH);
}

/** Lists the file that renders bodies, with all its imports from the project. */
export function renderingSources(): Set<string> {
  const files = new Set([RENDERER]);
  // Iterating a set also visits elements added meanwhile.
  for (const file of files) {
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      files.add(path.join(path.dirname(file), imported));
    }
  }
  return files;
}
