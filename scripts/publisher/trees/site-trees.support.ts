import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { OpenTree } from './open-tree.ts';
import { siteTrees, type SiteTrees } from './site-trees.ts';

/** Text that is worth compressing. */
export const LONG = 'texte '.repeat(200);

export async function writeAll(tree: OpenTree, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) await tree.write(file, `key of ${text}`, Buffer.from(text));
}

/** The folder that holds the trees of each test. */
export interface TreesFolder {
  readonly directory: string;
  start(): Promise<SiteTrees>;
  /** Shows a site with a landing page, and these files. */
  firstSite(files?: Record<string, string>): Promise<SiteTrees>;
  /** The files of a folder below, without compressed forms. */
  filesIn(folder: string): Record<string, string>;
  /** What visitors see. */
  seen(): Record<string, string>;
  /** The compressed forms in a folder below. */
  formsIn(folder: string): string[];
}

/** Makes a folder before each test of a file, and removes it afterwards. */
export function treesFolder(): TreesFolder {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const start = () => siteTrees(directory, (file) => file.startsWith('_astro/'));
  const isForm = (file: string) => /\.(?:br|gz)$/.test(file);
  const pathsIn = (folder: string) => readdirSync(path.join(directory, folder), { recursive: true }) as string[];

  function filesIn(folder: string): Record<string, string> {
    const root = path.join(directory, folder);
    const files = pathsIn(folder).filter((file) => statSync(path.join(root, file)).isFile() && !isForm(file));
    return Object.fromEntries(files.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  }

  return {
    get directory() {
      return directory;
    },
    start,
    async firstSite(files = {}) {
      const trees = await start();
      const tree = await trees.openEmpty('code');
      await writeAll(tree, { 'index.html': 'Accueil', ...files });
      await tree.show();
      // A whole site leaves them for later.
      await trees.compress(trees.uncompressed());
      return trees;
    },
    filesIn,
    seen: () => filesIn('current'),
    formsIn: (folder) => pathsIn(folder).filter(isForm).sort(),
  };
}
