import { describe, expect, it, vi } from 'vitest';
import { idOf } from './content.support.ts';
import { resolveLostAddress, type AddressLookups } from './lost-address.ts';

const ORIGIN = 'https://coquelicot.exemple';
const ARTICLE = { id: idOf(1), slug: 'été', contentType: 'anecdote' as const };
const ADDRESS = '/anecdote/%C3%A9t%C3%A9';

/** Tells whether a host without redirects has a page there; such a host knows canonical addresses only. */
async function isPage(location: string): Promise<boolean> {
  const { pathname } = new URL(location);
  return (
    /^\/(?:blog|anecdotes|admin|inscription|blog\/page\/2|article\/[\w-]+|blog\/categorie\/rendez-vous)$/.test(
      pathname,
    ) || ['/', ADDRESS, '/anecdote/le-chat', '/anecdotes/categorie/rendez-vous'].includes(pathname)
  );
}

function asking(path: string, answers: Partial<AddressLookups> = {}) {
  return resolveLostAddress(new URL(path, ORIGIN), {
    findArticle: async () => ARTICLE,
    findCategory: async () => ({ slug: 'rendez-vous' }),
    isOnline: isPage,
    ...answers,
  });
}

describe('resolveLostAddress', () => {
  it.each([
    [`/blog/${idOf(1)}`, ADDRESS],
    [`/article/${idOf(1)}`, ADDRESS],
    [`/blog/article/${idOf(1)}`, ADDRESS],
    ['/blog/%C3%A9t%C3%A9', ADDRESS],
    ['/blog/ancien', ADDRESS],
    ['/blog/ancien/', ADDRESS],
    ['/anecdote/e%CC%81te%CC%81', ADDRESS],
    ['/blog/ancien?source=lettre#sommaire', `${ADDRESS}?source=lettre#sommaire`],
    [`/blog/categorie/${idOf(2)}`, '/blog/categorie/rendez-vous'],
    [`/anecdotes/categorie/${idOf(2)}`, '/anecdotes/categorie/rendez-vous'],
  ])('leads %s to its canonical address', async (path, location) => {
    await expect(asking(path)).resolves.toEqual({ kind: 'moved', location: ORIGIN + location });
  });

  it('leads to the address by id when the article has no slug', async () => {
    const findArticle = async () => ({ ...ARTICLE, slug: null });
    await expect(asking('/blog/ancien', { findArticle })).resolves.toEqual({
      kind: 'moved',
      location: `${ORIGIN}/article/${idOf(1)}`,
    });
  });

  it.each([
    ['/blog/page/1', '/blog'],
    ['/blog/page/2/?x=1#y', '/blog/page/2?x=1#y'],
    ['/blog/', '/blog'],
    ['/index.html', '/'],
    ['/inscription.html', '/inscription'],
    [`${ADDRESS}/`, ADDRESS],
    ['/blog/article/le-chat', '/anecdote/le-chat'],
    ['/admin/', '/admin'],
    ['/admin/newsletter', '/admin#/admin/newsletter'],
    [`/admin/editor/${idOf(1)}/?type=blog#titre`, `/admin#/admin/editor/${idOf(1)}?type=blog#titre`],
  ])('leads %s to %s without asking the database', async (path, location) => {
    const findArticle = vi.fn();
    await expect(asking(path, { findArticle })).resolves.toEqual({ kind: 'moved', location: ORIGIN + location });
    expect(findArticle).not.toHaveBeenCalled();
  });

  it('finds the article of a former address that ends in .html', async () => {
    await expect(asking('/blog/ancien.html')).resolves.toEqual({ kind: 'moved', location: ORIGIN + ADDRESS });
  });

  it('answers not-found when the canonical form of the address is not online either', async () => {
    const isOnline = async () => false;
    for (const path of ['/admin/editor', '/admin', '/blog/page/1']) {
      await expect(asking(path, { isOnline })).resolves.toEqual({ kind: 'not-found' });
    }
  });

  it.each([ADDRESS, '/anecdote/été', `${ADDRESS}?x#y`, '/blog/categorie/rendez-vous'])(
    'answers not-found for %s, which is canonical already',
    async (path) => {
      await expect(asking(path)).resolves.toEqual({ kind: 'not-found' });
    },
  );

  it('answers not-found when the article’s page is not online yet', async () => {
    await expect(asking('/blog/ancien', { isOnline: async () => false })).resolves.toEqual({ kind: 'not-found' });
  });

  it('answers unknown-article for an unknown article, and leads an unknown category to its list', async () => {
    const nothing = async () => null;
    await expect(asking('/blog/inconnu', { findArticle: nothing })).resolves.toEqual({ kind: 'unknown-article' });
    await expect(asking('/blog/categorie/x', { findCategory: nothing })).resolves.toMatchObject({
      kind: 'moved',
      location: expect.stringMatching(/\/blog$/),
    });
  });

  it.each([
    '/',
    '/404',
    '/nulle-part',
    '/blog',
    '/blog/page/99',
    '/anecdotes/x',
    '/blog/%E0%A4%A',
    '//pirate.fr/blog/x',
    '//pirate.fr/blog/x/',
    '/administration/x',
  ])('answers not-found for %s without asking the database', async (path) => {
    const findArticle = vi.fn();
    await expect(resolveLostAddress(new URL(ORIGIN + path), { findArticle } as never)).resolves.toEqual({
      kind: 'not-found',
    });
    expect(findArticle).not.toHaveBeenCalled();
  });

  it.each<keyof AddressLookups>(['findArticle', 'isOnline'])('answers failure when %s rejects', async (name) => {
    const refuse = () => Promise.reject(new TypeError('fetch failed'));
    await expect(asking('/blog/ancien', { [name]: refuse })).resolves.toEqual({ kind: 'failure' });
  });

  it.each(['/pirate.fr', '\\pirate.fr', 'https://pirate.fr', '..//pirate.fr', '?x', '#x', '\t//pirate.fr', '..'])(
    'never leads off the site, even for the slug %j',
    async (slug) => {
      const outcome = await asking('/article/x', { findArticle: async () => ({ ...ARTICLE, slug }) });
      const location = outcome.kind === 'moved' ? outcome.location : '/';
      expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
    },
  );
});
