import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BuildUnderTest } from '../build-under-test.ts';
import { runProcess } from '../run-process.ts';
import { copyRest, writeInto, type SiteInput } from '../site-input.ts';
import { hugoTemplate } from './hugo-template.ts';

/** The Hugo of this machine, as HUGO names it or as it is found; null where there is none. */
export function installedHugo(
  environment: Record<string, string | undefined>,
): { command: string; name: string } | null {
  const command = environment['HUGO'] || 'hugo';
  try {
    const answer = execFileSync(command, ['version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const [, version = 'of unknown version'] = /v(\d+\.\d+\.\d+)/.exec(answer) ?? [];
    return { command, name: `Hugo ${version}` };
  } catch {
    return null;
  }
}

/**
 * Hugo, one template for each kind of page and a file of content for each page. Templates are plain text to it: Hugo need not
 * escape what is clean already.
 *
 * @param site the built site that it makes again
 * @param project a folder for its own use
 */
export function hugoBuild(
  { command, name }: { command: string; name: string },
  site: string,
  readInput: () => SiteInput,
  project: string,
): BuildUnderTest {
  return {
    name,
    side: 'peer',
    async prepare() {
      const input = readInput();
      mkdirSync(project, { recursive: true });
      cpSync(path.join(import.meta.dirname, 'hugo.json'), path.join(project, 'config.json'));
      for (const { kind, shell, pages } of input.kinds) {
        writeInto(project, `layouts/${kind}/single.html`, hugoTemplate(shell));
        let number = 0;
        for (const { file, parts } of pages()) {
          writeInto(project, `content/${kind}/${number}.html`, JSON.stringify({ url: `/${file}`, parts }));
          number += 1;
        }
      }
      copyRest(site, input, path.join(project, 'static'));
    },
    build: (target, onStart) =>
      runProcess(command, ['--quiet', '--destination', target, '--cacheDir', path.join(project, 'cache')], {
        directory: project,
        onStart,
      }),
  };
}
