import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { buildSite } from '../../server/publisher/build.ts';
import { siteProcess, type PublicationResult } from '../../server/publisher/site-process-client.ts';
import { objectFile } from '../../server/store/objects.ts';
import { logOf, objectsOf, readLines, readSiteMap, type LogLine } from '../../server/store/site-log.ts';
import { mailSetup } from '../../server/settings/mail-setup.ts';
import { giveBuiltCode, SITE_URL } from './built-code.ts';
import type { TestBackend } from './test-backend.ts';

export interface PublishedTestSite {
  directory: string;
  /** Returns the lines of the site's log, except those that publish social pictures. */
  changes(): LogLine[];
  publish(all?: boolean): Promise<PublicationResult>;
  /** Kills the process that publishes. The next publication starts another one. */
  kill(): Promise<void>;
  /** Returns what visitors see, by path, without pictures and without the name of the build. */
  files(): Map<string, string>;
  /** Returns what `astro build` makes of the same content. @param more variables of its environment */
  reference(more?: Record<string, string>): Promise<Map<string, string>>;
  stop(): Promise<void>;
}

/** Prepares a site that is published from a test backend, and not served. */
export function publishedSite(backend: TestBackend, settings: Record<string, string> = {}): PublishedTestSite {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  giveBuiltCode(path.join(directory, 'code'));
  let pid: number | null = null;
  const environment = {
    SUPABASE_URL: backend.url,
    PUBLIC_SUPABASE_URL: '',
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.credentials.publishableKey,
    SITE_URL,
    ...mailSetup({}, null, false).buildVariables,
    ...settings,
  };
  const site = siteProcess(
    path.join(directory, 'site'),
    path.join(directory, 'code'),
    { ...environment, SUPABASE_SECRET_KEY: backend.credentials.secretKey },
    () => undefined,
    (started) => {
      pid = started;
    },
    false,
  );
  return {
    directory: path.join(directory, 'site'),
    changes: () => linesOf(path.join(directory, 'site')).filter(({ put }) => !put.some(([file]) => isPicture(file))),
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
    files: () => publishedFiles(path.join(directory, 'site')),
    async reference(more = {}) {
      const reference = path.join(directory, randomUUID(), 'dist');
      await buildSite(reference, { ...environment, ...more }, new AbortController().signal);
      return filesIn(reference);
    },
    async stop() {
      await site.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const isPicture = (file: string) => file.startsWith('social/');
const BUILD_RECORD = 'build.json';

function linesOf(site: string): LogLine[] {
  return readLines(readFileSync(logOf(site))).lines;
}

/** Returns what visitors see of a published site, by path, as latin-1. */
function publishedFiles(site: string): Map<string, string> {
  const files = Array.from(readSiteMap(site).files).filter(([file]) => !isPicture(file) && file !== BUILD_RECORD);
  return new Map(
    files.sort().map(([file, { hash }]) => [file, readFileSync(objectFile(objectsOf(site), hash), 'latin1')]),
  );
}

/** Returns the files of a folder by their paths, as latin-1, without pictures and without the name of the build. */
export function filesIn(root: string): Map<string, string> {
  const files = (readdirSync(root, { recursive: true }) as string[])
    .filter((file) => !isPicture(file) && file !== BUILD_RECORD && statSync(path.join(root, file)).isFile())
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'latin1')]));
}

/** Returns the paths at which two trees differ: files of one alone, and files with other bytes. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((file) => one.get(file) !== other.get(file)).sort();
}

/** Expects a site to equal one that is published from nothing, which other tests compare with a build. */
export async function expectAsPublishedAnew(site: PublishedTestSite, backend: TestBackend): Promise<void> {
  const anew = publishedSite(backend);
  try {
    await anew.publish();
    expect(differences(site.files(), anew.files())).toEqual([]);
  } finally {
    await anew.stop();
  }
}

/** Expects every page that visitors see to be complete, and its scripts and styles to be published. */
export function expectWhole(site: PublishedTestSite): void {
  const files = site.files();
  const problems: string[] = [];
  const named = new Set<string>();
  for (const [file, text] of files) {
    if (!file.endsWith('.html')) continue;
    if (!text.trimEnd().endsWith('</html>')) problems.push(`${file} is cut`);
    for (const [, asset = ''] of text.matchAll(/(?:src|href)="\/(_astro\/[^"]+)"/g)) named.add(asset);
  }
  for (const file of named) if (!files.has(file)) problems.push(`${file} is not there`);
  expect(problems).toEqual([]);
  expect(files.size).toBeGreaterThan(150);
}
