import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { loadBundle, type RenderBundle } from '../../../src/build/render-bundle/load-bundle.ts';
import { buildSite } from '../build.ts';
import { forEach } from '../../../src/core/for-each.ts';
import { compressedForms, FORM_ENDINGS } from '../trees/compressed-forms.ts';
import { keyOfSources } from '../../../src/build/code-key.ts';
import { log } from '../../operate/log/log.ts';

/** The files that no content changes, and where what renders all the others is kept. */
export interface BundledCode {
  key: string;
  /** Where the bundle is kept: each thread loads its own. */
  bundleDirectory: string;
  /** Where the files are that no content changes. */
  staticDirectory: string;
  /** Their paths in it, but for `_redirects`, whose lines stand in `redirects`. */
  staticFiles: readonly string[];
  redirects: string;
}

/** With the bundle of this thread. */
export interface SiteCode extends BundledCode {
  bundle: RenderBundle;
}

const REDIRECTS = '_redirects';
const FILES_AT_ONCE = 8;
const FileList = v.array(v.tuple([v.string(), v.number()]));

/** Names each file of a kept bundle, with its size. */
const FILE_LIST = 'files.json';

/**
 * Bundles the code of the site, unless a former start has: it is kept below `directory`, and that of former versions
 * deleted. What is damaged is bundled again.
 *
 * @param environment what pages show of the settings, and where the database is
 * @throws BuildFailure, or the AbortError of `signal`
 */
export async function bundledCode(
  directory: string,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<BundledCode> {
  const key = keyOfSources({ ...process.env, ...environment });
  const kept = path.join(directory, key);
  if (!(await isWhole(kept))) {
    await rm(directory, { recursive: true, force: true });
    const making = path.join(directory, `.${key}`);
    const settings = { ...environment, CODE_KEY: key, RENDER_BUNDLE: path.join(making, 'bundle') };
    await buildSite(path.join(making, 'static'), settings, signal);
    await compressFiles(path.join(making, 'static'));
    await writeFile(path.join(making, FILE_LIST), JSON.stringify(await sizesBelow(making)));
    await rename(making, kept);
  }
  const bundleDirectory = path.join(kept, 'bundle');
  const staticDirectory = path.join(kept, 'static');
  return {
    key,
    bundleDirectory,
    staticDirectory,
    staticFiles: (await filesOf(staticDirectory)).filter((file) => file !== REDIRECTS && !isCompressedForm(file)),
    redirects: await readFile(path.join(staticDirectory, REDIRECTS), 'utf8'),
  };
}

/** @throws when the bundle is gone or of another version of Astro */
export async function loadedCode(bundled: BundledCode): Promise<SiteCode> {
  return { ...bundled, bundle: await loadBundle(bundled.bundleDirectory) };
}

async function isWhole(kept: string): Promise<boolean> {
  if (!existsSync(kept)) return false;
  const recorded: unknown = await readFile(path.join(kept, FILE_LIST), 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  const found = new Map(await sizesBelow(kept));
  const sizes = v.safeParse(FileList, recorded);
  if (sizes.success && sizes.output.every(([file, size]) => found.get(file) === size)) return true;
  log.warn('Files that the code of the site was bundled into are damaged: it is bundled again.');
  return false;
}

async function sizesBelow(directory: string): Promise<[file: string, size: number][]> {
  const files = await filesOf(directory);
  return Promise.all(files.map(async (file) => [file, (await stat(path.join(directory, file))).size]));
}

/** Compresses files once, that every tree then takes. */
async function compressFiles(directory: string): Promise<void> {
  await forEach(await filesOf(directory), FILES_AT_ONCE, async (file) => {
    const target = path.join(directory, file);
    const forms = await compressedForms(file, await readFile(target));
    await Promise.all(forms.map((form) => writeFile(target + form.ending, form.bytes)));
  });
}

function isCompressedForm(file: string): boolean {
  return FORM_ENDINGS.some((ending) => file.endsWith(ending));
}

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
}
