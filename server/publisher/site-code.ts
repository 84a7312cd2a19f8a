import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { keyOfSources } from '../../src/build/code-key.ts';
import { RENDERER } from '../../src/build/renderer/adapter.ts';
import { log } from '../operate/log/log.ts';
import { buildSite } from './build.ts';

export interface SiteCode {
  /** Changes with the sources and with the settings that pages show. */
  key: string;
  /** The folder of the modules that render pages. */
  renderer: string;
  /** The folder of the files that no content changes. */
  staticDirectory: string;
  /** Paths in `staticDirectory`, without `_redirects`, whose text is in `redirects`. */
  staticFiles: readonly string[];
  redirects: string;
}

const REDIRECTS = '_redirects';
/** Lists each built file with its size. Written last, so it marks a finished build. */
const FILE_LIST = 'files.json';
const FileList = v.array(v.tuple([v.string(), v.number()]));

/**
 * Builds the code of the site, unless a former start has built it. Deletes the code of other versions; builds damaged
 * code again.
 *
 * @param environment the settings that pages show, and the address of the database
 * @throws BuildFailure, or the AbortError of `signal`
 */
export async function builtCode(
  directory: string,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<SiteCode> {
  const key = keyOfSources({ ...process.env, ...environment });
  const codeFolder = path.join(directory, key);
  const renderer = path.join(codeFolder, 'renderer');
  if (!(await isWhole(codeFolder, renderer))) {
    await rm(directory, { recursive: true, force: true });
    await buildSite(renderer, { ...environment, CODE_KEY: key, RENDERER_FOLDER: renderer }, signal);
    await writeFile(path.join(codeFolder, FILE_LIST), JSON.stringify(await sizesBelow(renderer)));
  }
  const staticDirectory = path.join(renderer, RENDERER.staticFiles);
  return {
    key,
    renderer,
    staticDirectory,
    staticFiles: (await filesBelow(staticDirectory)).filter((file) => file !== REDIRECTS),
    redirects: await readFile(path.join(staticDirectory, REDIRECTS), 'utf8'),
  };
}

async function isWhole(codeFolder: string, renderer: string): Promise<boolean> {
  if (!existsSync(path.join(codeFolder, FILE_LIST))) return false;
  const recorded: unknown = await readFile(path.join(codeFolder, FILE_LIST), 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  const found = new Map(await sizesBelow(renderer).catch(() => []));
  const sizes = v.safeParse(FileList, recorded);
  if (sizes.success && sizes.output.every(([file, size]) => found.get(file) === size)) return true;
  log.warn('The built code of the site is damaged: it is built again.');
  return false;
}

async function sizesBelow(directory: string): Promise<[file: string, size: number][]> {
  const files = await filesBelow(directory);
  return Promise.all(files.map(async (file) => [file, (await stat(path.join(directory, file))).size]));
}

/** Returns the paths of the files below a folder, with `/` between their parts. */
async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
