import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../server/publisher/build.ts';
import { startDatabaseStub, STUB_ARTICLES, type DatabaseStub } from '../../support/database-stub.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const NEVER = new AbortController().signal;

let database: DatabaseStub;

let directories: string[];

beforeAll(async () => {
  database = await startDatabaseStub();
  directories = [os.tmpdir(), otherFileSystem()].map((parent) => mkdtempSync(path.join(parent, 'build-test-')));
});

afterAll(() => {
  database.stop();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** A folder that lies on another file system than the checkout: every Linux has one. */
function otherFileSystem(): string {
  const { dev } = statSync(ROOT);
  const other = ['/dev/shm', os.tmpdir()].find((place) => statSync(place, { throwIfNoEntry: false })?.dev !== dev);
  if (os.platform() === 'linux' && !other) throw new Error('No other file system to build on.');
  return other ?? os.tmpdir();
}

/** Every file of a built site with the hash of its text, but for the instant that it was built. */
function filesOf(site: string): Record<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const text = readFileSync(file, 'latin1').replace(/"builtAt":"[^"]+"/, '');
      return [path.relative(site, file), hash('sha256', text)];
    }),
  );
}

const FOREIGN = {
  id: '00000000-0000-4000-8000-000000000011',
  number: 11,
  title: 'Poupées',
  slug: 'poupees',
  content: '<p>Un paragraphe.</p>',
  content_type: 'blog',
  image_url: 'https://ailleurs.example/poupees.jpg',
  image_alt: 'Deux poupées de chiffon',
  published_at: '2026-01-15T08:00:00Z',
  created_at: '2026-01-15T08:00:00Z',
  updated_at: '2026-01-15T08:00:00Z',
};
const OWN = {
  ...FOREIGN,
  id: '00000000-0000-4000-8000-000000000012',
  number: 12,
  title: 'Marionnettes',
  slug: 'marionnettes',
  image_url: '/illustrations/covers/arretons-de-faire-semblant.svg',
  image_alt: 'Une main tendue',
};

/** Expects a cover of another host to be named nowhere: neither lists, articles, search nor social pictures load it. */
function expectNothingForeign(site: string): void {
  const texts = new Map(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(site, file), readFileSync(file, 'utf8')] as const),
  );
  const naming = (text: string) => [...texts.keys()].filter((file) => texts.get(file)?.includes(text));
  expect(naming('Poupées')).toEqual(expect.arrayContaining(['blog.html', 'blog/poupees.html']));
  expect(naming('ailleurs.example')).toEqual([]);
  // The picture that stands in for it shows something else.
  expect(naming('poupées de chiffon')).toEqual([]);
  expect(naming('alt="Une main tendue"')).toEqual(['blog/marionnettes.html']);
}

describe('buildSite', () => {
  const placeFor = (name: string) => path.join(directories[0] ?? '', name, 'site');

  it('builds for two installations of one checkout at the same time, one of them on another file system', async () => {
    const sites = directories.map((directory) => path.join(directory, 'both', 'site'));
    const foreign = await startDatabaseStub({ blog_posts: [...STUB_ARTICLES, FOREIGN, OWN] });
    await Promise.all(sites.map((site) => buildSite(site, foreign.environment, NEVER)));
    foreign.stop();
    const [one, other] = sites.map(filesOf);
    expect(Object.keys(one ?? {})).toEqual(expect.arrayContaining(['index.html', 'blog/article-3.html', 'build.json']));
    expect(other).toEqual(one);
    expectNothingForeign(sites[0] ?? '');
  }, 180_000);

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const build = buildSite(placeFor('stopped'), database.environment, stop.signal, () => stop.abort());
    await expect(build).rejects.toMatchObject({ name: 'AbortError' });
  });

  const failureOf = (build: Promise<void>) =>
    build.then(
      () => null,
      (error: unknown) => error,
    );

  it('names a secret that stands where pages would publish it, and builds nothing', async () => {
    const environment = { ...database.environment, PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_of-nobody' };
    const failure = await failureOf(buildSite(placeFor('secret'), environment, NEVER));
    expect(failure).toMatchObject({ message: expect.stringContaining('PUBLIC_SUPABASE_PUBLISHABLE_KEY is published') });
  });

  it('names the signal that killed it, and may be tried again', async () => {
    const build = buildSite(placeFor('killed'), database.environment, NEVER, (pid) => process.kill(pid, 'SIGKILL'));
    expect(await failureOf(build)).toMatchObject({ message: 'The build was killed by SIGKILL.', isTransient: true });
  });
});
