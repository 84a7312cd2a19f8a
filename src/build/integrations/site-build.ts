import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { readContest, type ContestMode } from '../../core/contest/contest-settings.ts';
import { PAGES, type PageDeclaration } from '../../core/site/page-table.ts';
import { SiteError } from '../../core/site/site-error.ts';
import { redirectsOf } from '../host-redirects.ts';
import { siteOfThisBuild } from '../site.ts';

/**
 * Adds everything except rendering to a build: routes in features' folders, scripts of all pages, the site's content
 * (read while pages are bundled), and redirects for hosts.
 * @param pageScripts scripts from the project's root, which become one
 * @param isWithoutPages for a build that only bundles the renderer
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
        for (const { pattern, entrypoint } of folderRoutes(PAGES, mode)) injectRoute({ pattern, entrypoint });
        injectScript('page', pageScripts.map((script) => `import '${script}';`).join('\n'));
      },
      'astro:build:start': () => {
        if (isWithoutPages) return;
        // Not awaited: pages are bundled meanwhile, and readers of the site get the failure.
        siteOfThisBuild().catch(() => undefined);
      },
      'astro:build:done': ({ dir }) => (isWithoutPages ? undefined : addRedirects(dir)),
    },
  };
}

async function addRedirects(directory: URL): Promise<void> {
  const file = new URL('_redirects', directory);
  await writeFile(file, redirectsOf(await siteOfThisBuild(), await readFile(file, 'utf8')));
}

/** Returns the routes inside folders of `src/features`, which come and go with their folder. */
export function folderRoutes(
  table: Readonly<Record<string, PageDeclaration>>,
  mode: ContestMode,
): { pattern: string; entrypoint: string }[] {
  return Object.entries(table).flatMap(([pattern, { folder }]) =>
    folder === undefined
      ? []
      : [{ pattern, entrypoint: `./src/features/${folder.replace('{mode}', mode)}/page.astro` }],
  );
}
