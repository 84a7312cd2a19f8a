import { appendFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { canonicalAddress, type AddressBook } from '../core/site/redirects.ts';

/**
 * Adds the former addresses of articles to `_redirects`, for the hosts that read it. Addresses by id are too many for
 * their limits: there the 404 page leads on.
 */
export function hostRedirects(): AstroIntegration {
  return {
    name: 'host-redirects',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const addressBook = JSON.parse(await readFile(new URL('addresses.json', dir), 'utf8')) as AddressBook;
        const lines = Object.entries(addressBook.bySlug)
          .filter(([slug, address]) => !address.endsWith(`/${slug}`))
          .flatMap(([slug]) => [`/blog/${slug}`, `/anecdote/${slug}`])
          .map((former) => `${encodeURI(former)} ${encodeURI(canonicalAddress(former, addressBook) ?? '/')} 301`);
        if (lines.length > 0) await appendFile(fileURLToPath(new URL('_redirects', dir)), `\n${lines.join('\n')}\n`);
      },
    },
  };
}
