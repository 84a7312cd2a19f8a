import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface PlannedSite {
  contentKey: string;
  codeKey: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json'];

/** Says what the site should be now: the key of its content, and the key of the sources that render it. */
export async function planSite(environment: Record<string, string | undefined>): Promise<PlannedSite> {
  const [contentKey, codeKey] = await Promise.all([readContentKey(environment), keyOfSources(environment)]);
  return { contentKey, codeKey };
}

/** In a thread of its own: all articles of a site take memory that this process would keep for ever. */
async function readContentKey(environment: Record<string, string | undefined>): Promise<string> {
  const thread = new Worker(new URL('./plan-thread.ts', import.meta.url), { workerData: environment });
  const [contentKey] = (await once(thread, 'message')) as [string];
  return contentKey;
}

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
  const settings = Object.entries(environment).filter(([name]) => name.startsWith('PUBLIC_') || name === 'SITE_URL');
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
