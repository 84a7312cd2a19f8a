import { appendFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { canonicalAddress, type AddressBook } from '../core/site/redirects.ts';
import { readAhead } from '../gateway/site.ts';

/**
 * What a build does beside rendering pages: gives each the look for an administrator, reads the site while pages are
 * bundled, and writes the hosts' redirects.
 */
export function siteBuild(): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        // Joins the script that every page has: no request more.
        injectScript('page', `import '/src/presentation/admin-tools/starter.ts';`);
      },
      'astro:build:start': () => {
        // Not awaited: pages are bundled meanwhile, and whoever needs the site learns of a failure.
        readAhead().catch(() => undefined);
      },
      'astro:build:done': ({ dir }) => addFormerAddresses(dir),
    },
  };
}

/**
 * Adds the former addresses of articles to `_redirects`, for the hosts that read it. Addresses by id are too many for
 * their limits: there the 404 page leads on.
 */
async function addFormerAddresses(directory: URL): Promise<void> {
  const addressBook = JSON.parse(await readFile(new URL('addresses.json', directory), 'utf8')) as AddressBook;
  const lines = Object.entries(addressBook.bySlug)
    .filter(([slug, address]) => !address.endsWith(`/${slug}`))
    .flatMap(([slug]) => [`/blog/${slug}`, `/anecdote/${slug}`])
    .map((former) => `${encodeURI(former)} ${encodeURI(canonicalAddress(former, addressBook) ?? '/')} 301`);
  if (lines.length > 0) await appendFile(fileURLToPath(new URL('_redirects', directory)), `\n${lines.join('\n')}\n`);
}
