import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { canonicalAddress, type AddressBook } from '../core/site/redirects.ts';
import { SiteError } from '../core/site/site-error.ts';
import { readAhead } from '../gateway/site.ts';

/**
 * What a build does beside rendering pages: gives each the look for an administrator, reads the site while pages are
 * bundled, and writes the hosts' redirects.
 */
export function siteBuild(): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'build' && process.env['PUBLIC_SUPABASE_URL'] && !process.env['SITE_URL']) {
          throw new SiteError('Set SITE_URL to the public address of the site: its links, feeds and pictures name it.');
        }
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

/** Cloudflare Pages reads so many; what is beyond, and addresses by id, the 404 page leads on. */
const MOST_REDIRECTS = 2000;

/**
 * Adds the former addresses of articles to `_redirects`, for the hosts that read it: before the rules with a pattern,
 * after which a host takes few.
 */
async function addFormerAddresses(directory: URL): Promise<void> {
  const addressBook = JSON.parse(await readFile(new URL('addresses.json', directory), 'utf8')) as AddressBook;
  const lines = Object.entries(addressBook.bySlug)
    .filter(([slug, address]) => !address.endsWith(`/${slug}`))
    .flatMap(([slug]) => [`/blog/${slug}`, `/anecdote/${slug}`])
    .map((former) => `${encodeURI(former)} ${encodeURI(canonicalAddress(former, addressBook) ?? '/')} 301`)
    .slice(0, MOST_REDIRECTS);
  if (lines.length === 0) return;
  const file = new URL('_redirects', directory);
  await writeFile(file, [...lines, await readFile(file, 'utf8')].join('\n'));
}
