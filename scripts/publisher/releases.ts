import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { findDamage, recordFiles } from './release-files.ts';
import { isBuildRecord, type BuildRecord } from '../../src/core/site/build-record.ts';

/** How many releases stay on disk, the online one included: pages open in a browser still ask for their scripts. */
const KEPT_RELEASES = 3;

export interface Release {
  id: string;
  directory: string;
  /** What it was built from, or null for a build without that record. */
  record: BuildRecord | null;
}

export interface Releases {
  /**
   * Where a new build makes its site: the folder around it belongs to that build alone. What a killed build has left
   * is removed first.
   */
  prepare(id: string): Promise<string>;
  /** Removes what a failed build has left. */
  discard(id: string): Promise<void>;
  /** Puts a finished build online: from one instant to the next, by renaming a link. */
  activate(id: string): Promise<Release>;
  /** A file of a release that is gone, or has another size than it was activated with; null when all are whole. */
  damageOf(release: Release): Promise<string | null>;
  /** The release that is online, or null on a fresh installation. */
  current(): Promise<Release | null>;
  /** Releases that are no longer online but still on disk, newest first. */
  former(): Promise<Release[]>;
}

/** Keeps the site's releases below `directory`: one folder each, and a link to the one that is online. */
export function releases(directory: string): Releases {
  const builds = path.join(directory, 'releases');
  const link = path.join(directory, 'current');

  const siteOf = (id: string) => path.join(builds, `.${id}`, 'site');

  async function currentId(): Promise<string | null> {
    try {
      return path.basename(await readlink(link));
    } catch {
      return null;
    }
  }

  async function read(id: string): Promise<Release | null> {
    const release = path.join(builds, id);
    if (!existsSync(path.join(release, 'index.html'))) return null;
    return { id, directory: release, record: await readRecord(release) };
  }

  async function identifiers(): Promise<string[]> {
    if (!existsSync(builds)) return [];
    const names = (await readdir(builds)).filter((name) => !name.startsWith('.'));
    const dated = await Promise.all(
      names.map(async (name) => ({ name, time: (await lstat(path.join(builds, name))).mtimeMs })),
    );
    return dated.sort((a, b) => b.time - a.time).map(({ name }) => name);
  }

  return {
    async prepare(id) {
      await mkdir(builds, { recursive: true });
      for (const name of await readdir(builds)) {
        if (name.startsWith('.')) await rm(path.join(builds, name), { recursive: true, force: true });
      }
      await mkdir(path.join(builds, `.${id}`));
      return siteOf(id);
    },
    async discard(id) {
      await rm(path.join(builds, `.${id}`), { recursive: true, force: true });
    },
    async activate(id) {
      const site = siteOf(id);
      if (!existsSync(path.join(site, 'index.html'))) throw new Error(`The release ${id} has no home page`);
      await recordFiles(site);
      await rename(site, path.join(builds, id));
      await rm(path.join(builds, `.${id}`), { recursive: true, force: true });
      const newLink = `${link}.new`;
      await rm(newLink, { force: true });
      await symlink(path.join('releases', id), newLink);
      await rename(newLink, link);
      const others = (await identifiers()).filter((name) => name !== id);
      for (const name of others.slice(KEPT_RELEASES - 1)) {
        await rm(path.join(builds, name), { recursive: true, force: true });
      }
      const release = path.join(builds, id);
      return { id, directory: release, record: await readRecord(release) };
    },
    damageOf: ({ directory: release }) => findDamage(release),
    async current() {
      const id = await currentId();
      return id === null ? null : read(id);
    },
    async former() {
      const online = await currentId();
      const others = (await identifiers()).filter((name) => name !== online);
      return (await Promise.all(others.map(read))).filter((release) => release !== null);
    },
  };
}

async function readRecord(directory: string): Promise<BuildRecord | null> {
  try {
    const record: unknown = JSON.parse(await readFile(path.join(directory, 'build.json'), 'utf8'));
    return isBuildRecord(record) ? record : null;
  } catch {
    return null;
  }
}
