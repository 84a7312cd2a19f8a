import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { BuildUnderTest } from '../build-under-test.ts';
import { runProcess } from '../run-process.ts';
import { copyRest, writeInto, type SiteInput } from '../site-input.ts';

const PROJECT = import.meta.dirname;
const ROOT = path.resolve(PROJECT, '../../../..');
const { dependencies } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const VERSION = String(dependencies['@11ty/eleventy']);

/** Pages of one file of data: one of 100,000 would be longer than a string may be. */
const PAGES_PER_FILE = 2_000;

/** All data of 100,000 articles is in memory at once. */
const MEMORY = '--max-old-space-size=12288';

/**
 * Eleventy, one JavaScript template for each kind of page, paginated over its data. Its packages are installed in a cache
 * folder by the first measure, which needs the network.
 *
 * @param site the built site that it makes again
 * @param project a folder for its own use
 */
export function eleventyBuild(site: string, readInput: () => SiteInput, project: string): BuildUnderTest {
  return {
    name: `Eleventy ${VERSION}`,
    side: 'peer',
    async prepare() {
      const packages = await installedPackages();
      const input = readInput();
      mkdirSync(project, { recursive: true });
      symlinkSync(packages, path.join(project, 'node_modules'), 'junction');
      for (const file of ['package.json', 'eleventy.config.ts', 'kind-template.ts']) {
        cpSync(path.join(PROJECT, file), path.join(project, file));
      }
      for (const { kind, shell, pages } of input.kinds) {
        writeInto(project, `shells/${kind}.json`, JSON.stringify(shell));
        let number = 0;
        for (const batch of batches(pages(), PAGES_PER_FILE)) {
          writeInto(project, `pages/${kind}/${String(number).padStart(6, '0')}.json`, JSON.stringify(batch));
          number += 1;
        }
        const template = `import { kindTemplate } from '../kind-template.ts';\n\nexport const { data, render } = kindTemplate('${kind}');\n`;
        writeInto(project, `templates/${kind}.11ty.js`, template);
      }
      copyRest(site, input, path.join(project, 'copied'));
    },
    build(target, onStart) {
      const command = path.join(project, 'node_modules/@11ty/eleventy/cmd.cjs');
      const output = path.relative(project, target);
      return runProcess(
        process.execPath,
        [MEMORY, command, '--quiet', '--config=eleventy.config.ts', `--output=${output}`],
        { directory: project, onStart },
      );
    },
  };
}

/** The packages of Eleventy, exactly those of the lock file. */
async function installedPackages(): Promise<string> {
  const cache = path.join(ROOT, 'node_modules/.cache/bench');
  const folder = path.join(cache, `eleventy-${VERSION}`);
  if (!existsSync(folder)) {
    console.log(`Installing Eleventy ${VERSION} with npm, once: this needs the network.`);
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) {
      cpSync(path.join(PROJECT, file), path.join(unfinished, file));
    }
    await runProcess('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { directory: unfinished });
    renameSync(unfinished, folder);
  }
  return path.join(folder, 'node_modules');
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
