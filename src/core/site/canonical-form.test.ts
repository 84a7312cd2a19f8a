import { describe, expect, it } from 'vitest';
import { canonicalForm } from './canonical-form.ts';

describe('canonicalForm', () => {
  it.each([
    ['/blog.html', '/blog'],
    ['/blog/oser-%C3%A9crire.html', '/blog/oser-%C3%A9crire'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/blog/index.html', '/blog'],
    ['/blog/page/1', '/blog'],
    ['/anecdotes/categorie/voyages/page/1', '/anecdotes/categorie/voyages'],
    ['/blog/page/1.html', '/blog'],
  ])('turns %s into %s', (pathname, expected) => {
    expect(canonicalForm(pathname)).toBe(expected);
  });

  it.each([
    ...['/', '', '/blog', '/blog/page/2', '/blog/page/11', '/blog/page', '/page/1/a', '/blog.htm', '/html'],
    ...['/404', '/404.html', '/.env.html', '/blog/.draft.html', '/blog/%2Edraft.html', '/%E0%A4%A.html'],
    ...['/constructor', '/favicon.ico', '/sitemap.xml', '/blog/index'],
  ])('leaves %j as it is', (pathname) => {
    expect(canonicalForm(pathname)).toBe(pathname || '/');
  });
});
