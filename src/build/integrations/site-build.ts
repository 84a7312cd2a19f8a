import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { readContest, type ContestMode } from '../../core/contest/contest-settings.ts';
import { PAGES, type PageDeclaration } from '../../core/site/page-table.ts';
import { SiteError } from '../../core/site/site-error.ts';
import { redirectsOf } from '../host-redirects.ts';
import { siteOfThisBuild } from '../site.ts';

/**
 * Adds to a build all that is not rendering: takes the routes that stand in a feature's folder, gives each page the scripts
 * that all have, reads the site while pages are bundled, and writes the hosts' redirects.
 *
 * @param pageScripts scripts from the project's root, which become one
 * @param isWithoutPages for a build that only bundles what renders them
 */
export function siteBuild(pageScripts: readonly string[], isWithoutPages: boolean): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, injectScript }) => {
        if (command === 'build' && process.env['PUBLIC_SUPABASE_URL'] && !process.env['SITE_URL']) {
          throw new SiteError('Set SITE_URL to the public address of the site: its links, feeds and pictures name it.');
        }
        const { mode } = readContest(process.env);
        for (const { pattern, entrypoint } of foldersWithRoute(PAGES, mode)) injectRoute({ pattern, entrypoint });
        injectScript('page', pageScripts.map((script) => `import '${script}';`).join('\n'));
      },
      'astro:build:start': () => {
        if (isWithoutPages) return;
        // Not awaited: pages are bundled meanwhile, and whoever needs the site learns of a failure.
        siteOfThisBuild().catch(() => undefined);
      },
      'astro:build:done': ({ dir }) => (isWithoutPages ? undefined : addRedirects(dir)),
    },
  };
}

/** Adds a line for each known address: before the rules with a pattern, after which a host takes few. */
async function addRedirects(directory: URL): Promise<void> {
  const file = new URL('_redirects', directory);
  await writeFile(file, redirectsOf(await siteOfThisBuild(), await readFile(file, 'utf8')));
}

/** The routes that a folder of `src/features` brings with it: what comes and goes whole, like a campaign. */
export function foldersWithRoute(
  table: Readonly<Record<string, PageDeclaration>>,
  mode: ContestMode,
): { pattern: string; entrypoint: string }[] {
  return Object.entries(table).flatMap(([pattern, { folder }]) =>
    folder === undefined
      ? []
      : [{ pattern, entrypoint: `./src/features/${folder.replace('{mode}', mode)}/page.astro` }],
  );
}
