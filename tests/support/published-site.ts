import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { buildSite } from '../../scripts/publisher/build.ts';
import type { PublishedSite } from '../../scripts/publisher/site/publish-site.ts';
import { siteProcess } from '../../scripts/publisher/site/site-process-client.ts';
import type { SiteChange } from '../../scripts/server/site-change.ts';
import type { TestBackend } from './test-backend.ts';

export interface PublishedTestSite {
  directory: string;
  /** Every change that visitors were shown. */
  changes: SiteChange[];
  publish(all?: boolean): Promise<PublishedSite>;
  /** Ends the process that publishes, at once. The next publication starts another. */
  kill(): Promise<void>;
  /** Published files by path, without compressed forms and the build's name. */
  files(): Map<string, string>;
  /** The pages that visitors see whose compressed forms are still to be made. */
  uncompressed(): string[];
  /** Files that `astro build` makes of the same content. */
  reference(): Promise<Map<string, string>>;
  stop(): Promise<void>;
}

/** A site that is published, without being served, from a test backend. */
export function publishedSite(backend: TestBackend, settings: Record<string, string> = {}): PublishedTestSite {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  const changes: SiteChange[] = [];
  let pid: number | null = null;
  const environment = {
    SUPABASE_URL: backend.url,
    PUBLIC_SUPABASE_URL: '',
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.credentials.publishableKey,
    SITE_URL: backend.url,
    ...settings,
  };
  const site = siteProcess(
    path.join(directory, 'site'),
    path.join(directory, 'bundles'),
    { ...environment, SUPABASE_SECRET_KEY: backend.credentials.secretKey },
    (change) => changes.push(change),
    (started) => {
      pid = started;
    },
  );
  return {
    directory: path.join(directory, 'site'),
    changes,
    publish: (all = false) => site.publish({ buildId: randomUUID(), all, mayShowSamples: false }),
    async kill() {
      try {
        if (pid !== null) process.kill(pid, 'SIGKILL');
      } catch {
        // The process has ended already.
      }
      pid = null;
      await site.close();
    },
    files: () => filesIn(path.join(directory, 'site/current')),
    uncompressed() {
      const current = path.join(directory, 'site/current');
      return [...filesIn(current).keys()].filter(
        (file) => file.endsWith('.html') && !existsSync(path.join(current, `${file}.br`)),
      );
    },
    async reference() {
      const reference = path.join(directory, randomUUID(), 'dist');
      await buildSite(reference, environment, new AbortController().signal);
      return filesIn(reference);
    },
    async stop() {
      await site.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The files of a tree by their paths, as latin-1, without compressed forms and without the name of the build. */
export function filesIn(root: string): Map<string, string> {
  const files = (readdirSync(root, { recursive: true }) as string[])
    .filter((file) => !/\.(?:br|gz)$|^build\.json$/.test(file) && statSync(path.join(root, file)).isFile())
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'latin1')]));
}

/** The paths at which two trees differ: those of one alone, and those whose bytes differ. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((file) => one.get(file) !== other.get(file)).sort();
}

/**
 * Lists paths where the site changed without an announcement: the server would go on serving its cache.
 *
 * @param before published files when `site.changes` was empty
 */
export function untold(before: Map<string, string>, site: PublishedTestSite): string[] {
  const told = new Set<string>();
  for (const { written, removed } of site.changes) {
    if (written === 'all') return [];
    for (const file of [...written, ...removed]) told.add(file);
  }
  return differences(before, site.files()).filter((file) => !told.has(file));
}

/** Every page that visitors see is complete, its compressed form, if it has one, that of the page, and what it names is there. */
export function expectWhole(site: PublishedTestSite): void {
  const files = site.files();
  const problems: string[] = [];
  const named = new Set<string>();
  for (const [file, text] of files) {
    if (!file.endsWith('.html')) continue;
    if (!text.trimEnd().endsWith('</html>')) problems.push(`${file} is cut`);
    const compressed = path.join(site.directory, 'current', `${file}.br`);
    // Compressed files of a large publication follow once its pages are online.
    if (existsSync(compressed) && brotliDecompressSync(readFileSync(compressed)).toString('latin1') !== text) {
      problems.push(`${file}.br is another page`);
    }
    for (const [, asset = ''] of text.matchAll(/(?:src|href)="\/(_astro\/[^"]+)"/g)) named.add(asset);
  }
  for (const file of named) if (!files.has(file)) problems.push(`${file} is not there`);
  expect(problems).toEqual([]);
  expect(files.size).toBeGreaterThan(150);
}
