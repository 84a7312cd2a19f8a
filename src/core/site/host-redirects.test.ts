import { describe, expect, it } from 'vitest';
import { anArticle, articlesOf, contentOf, EFFECTS, idOf } from './content.support.ts';
import type { SiteContent } from './content.ts';
import { hostRedirects } from './host-redirects.ts';
import { listPages } from './list-pages.ts';
import { addressBook } from './redirects.ts';

function linesOf(fields: Partial<SiteContent>): string[] {
  const content = contentOf(fields);
  return hostRedirects(listPages(content, EFFECTS), addressBook(content));
}

describe('hostRedirects', () => {
  it('redirects /page/1 of each list to the list', () => {
    const lines = linesOf({
      articles: articlesOf(10, { categories: ['Séduction'] }),
      categories: [{ id: idOf(900), name: 'Séduction', slug: 'seduction' }],
    });
    expect(lines.filter((line) => line.includes('/page/1 '))).toEqual([
      '/blog/page/1 /blog 301',
      '/blog/categorie/seduction/page/1 /blog/categorie/seduction 301',
      '/anecdotes/page/1 /anecdotes 301',
    ]);
  });

  it('redirects the HTML file of each page to the page, except 404.html', () => {
    const lines = linesOf({ articles: [anArticle(1, { slug: 'oser-écrire' })] });
    expect(lines).toEqual(
      expect.arrayContaining([
        '/index.html / 301',
        '/blog.html /blog 301',
        '/blog/oser-%C3%A9crire.html /blog/oser-%C3%A9crire 301',
      ]),
    );
    expect(lines.filter((line) => line.includes('404'))).toEqual([]);
  });

  it('redirects a former slug, under both types, to the article', () => {
    const formerSlugs = [{ slug: 'ancien', articleId: idOf(1) }];
    expect(linesOf({ articles: [anArticle(1)], formerSlugs }).filter((line) => line.includes('ancien'))).toEqual([
      '/blog/ancien /blog/article-1 301',
      '/anecdote/ancien /blog/article-1 301',
    ]);
  });

  it('redirects a former slug of a category to its list', () => {
    const category = { id: idOf(900), name: 'Séduction', slug: 'seduction', formerSlugs: ['rancard'] };
    const lines = linesOf({ articles: [anArticle(1, { categories: ['Séduction'] })], categories: [category] });
    expect(lines.filter((line) => line.includes('rancard'))).toEqual([
      '/blog/categorie/rancard /blog/categorie/seduction 301',
    ]);
  });

  it('gives at most 2,000 lines, the limit of hosts, former slugs before HTML files', () => {
    const articles = articlesOf(1500);
    const formerSlugs = articles.map(({ id }, index) => ({ slug: `ancien-${index}`, articleId: id }));
    const lines = linesOf({ articles, formerSlugs });
    expect(lines).toHaveLength(2000);
    expect(lines.filter((line) => line.includes('.html'))).toEqual([]);
  });

  it('gives lines that hosts can read: two addresses without space, and the status', () => {
    for (const line of linesOf({ articles: [anArticle(1, { slug: 'été' })] })) {
      expect(line).toMatch(/^\/[!-~]* \/[!-~]* 301$/);
    }
  });
});
