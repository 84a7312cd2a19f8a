import { realpathSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { BuildUnderTest } from './build-under-test.ts';
import { runProcess } from './run-process.ts';

const PROGRAM = path.join(import.meta.dirname, 'publisher-process.ts');

/**
 * The publisher of a running copy, from an empty folder, with the bundle that it has kept. Like the others it is
 * measured until the pages are there; their compressed forms follow.
 *
 * @param environment where the database is, with its secret key
 * @param directory a folder for its own use
 */
export function publisherBuild(environment: Record<string, string>, directory: string): BuildUnderTest {
  const bundles = path.join(directory, 'bundles');
  return {
    name: 'publisher',
    side: 'own',
    prepare: () => runProcess(process.execPath, [PROGRAM, 'bundle', bundles], { environment }),
    async build(site, onStart) {
      const trees = path.join(path.dirname(site), 'publisher');
      await runProcess(process.execPath, [PROGRAM, 'publish', bundles, trees], { environment, onStart });
      renameSync(realpathSync(path.join(trees, 'current')), site);
    },
  };
}
