import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json'];

/** Hash of everything but the content that a page's bytes depend on: sources, and settings that pages show. */
export async function keyOfSources(environment: Record<string, string | undefined>): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesOf(path.join(ROOT, source))) {
      hash
        .update(path.relative(ROOT, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  const settings = Object.entries(environment).filter(([name]) => /^(?:PUBLIC_|CONTEST_|SITE_URL$)/.test(name));
  hash.update(JSON.stringify(settings.sort()));
  return hash.digest('base64url').slice(0, 22);
}

async function filesOf(source: string): Promise<string[]> {
  try {
    const entries = await readdir(source, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [source];
  }
}
