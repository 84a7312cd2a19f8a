import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { hostRedirects } from '../core/site/host-redirects.ts';
import { SiteError } from '../core/site/site-error.ts';
import { readAhead, siteOfThisBuild } from '../gateway/site.ts';

/**
 * What a build does beside rendering pages: gives each the script that all have (the look for an administrator, fetching
 * ahead), reads the site while pages are bundled, and writes the hosts' redirects.
 */
export function siteBuild(): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'build' && process.env['PUBLIC_SUPABASE_URL'] && !process.env['SITE_URL']) {
          throw new SiteError('Set SITE_URL to the public address of the site: its links, feeds and pictures name it.');
        }
        // One script for both, that every page has.
        injectScript(
          'page',
          `import '/src/presentation/admin-tools/starter.ts';\nimport '/src/presentation/prefetch/starter.ts';`,
        );
      },
      'astro:build:start': () => {
        // Not awaited: pages are bundled meanwhile, and whoever needs the site learns of a failure.
        readAhead().catch(() => undefined);
      },
      'astro:build:done': ({ dir }) => addRedirects(dir),
    },
  };
}

/** Adds a line for each known address: before the rules with a pattern, after which a host takes few. */
async function addRedirects(directory: URL): Promise<void> {
  const { pages, addressBook } = await siteOfThisBuild();
  const file = new URL('_redirects', directory);
  await writeFile(file, [...hostRedirects(pages, addressBook), await readFile(file, 'utf8')].join('\n'));
}
