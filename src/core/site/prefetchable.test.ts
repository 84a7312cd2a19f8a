import { describe, expect, it } from 'vitest';
import { isPrefetchable } from './prefetchable.ts';

const HERE = new URL('https://coquelicot.exemple/blog?x=1#haut');
const verdict = (address: string) => isPrefetchable(new URL(address, HERE), HERE);

describe('isPrefetchable', () => {
  it.each([
    '/',
    '/blog',
    '/blog?x=2',
    '/blog/page/2',
    '/blog/oser-écrire',
    '/anecdotes/categorie/voyages',
    '/recherche?q=date',
    '/inscription#haut',
    '/administration',
    '/restaurants',
  ])('allows %s to be prefetched', (address) => {
    expect(verdict(address)).toBe(true);
  });

  it.each([
    ['another site', 'https://ailleurs.exemple/blog'],
    ['another port', 'https://coquelicot.exemple:8443/blog'],
    ['the page itself', '/blog?x=1'],
    ['a part of the page', '#bas'],
    ['a message', 'mailto:a@exemple.fr'],
    ['the back office', '/admin'],
    ['the editor', '/admin/editor/1'],
    ['a feed', '/rss.xml'],
    ['a feed of a section', '/blog/rss.xml'],
    ['a data interface', '/rest/v1/blog_posts'],
    ['a stored file', '/storage/v1/object/public/images/a'],
    ['the publish webhook', '/hooks/publish'],
    ['a download', '/guide.pdf'],
    ['a picture', '/illustrations/poppy.svg'],
  ])('refuses to prefetch %s', (_what, address) => {
    expect(verdict(address)).toBe(false);
  });
});
