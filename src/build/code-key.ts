import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KEY_LENGTH } from './hash.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json'];

/** Hashes sources and settings that pages depend on; synchronous, which is faster for many small files. */
export function keyOfSources(environment: Record<string, string | undefined>): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(path.join(ROOT, source))) {
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
    }
  }
  const settings = Object.entries(environment).filter(([name]) =>
    /^(?:PUBLIC_|CONTEST_|SITE_URL$|MAIL_RELAY_HOST$)/.test(name),
  );
  hash.update(JSON.stringify(settings.sort()));
  return hash.digest('base64url').slice(0, KEY_LENGTH);
}

function filesOf(source: string): string[] {
  try {
    const entries = readdirSync(source, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [source];
  }
}
