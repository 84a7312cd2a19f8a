import { describe, expect, it } from 'vitest';
import { pageOutput } from '../../../src/build/outputs.ts';
import { articlesOf, contentOf, EFFECTS, idOf } from '../../../src/core/site/content.support.ts';
import { listPages } from '../../../src/core/site/list-pages.ts';
import type { Page } from '../../../src/core/site/pages.ts';
import { staleOutputs } from './stale-outputs.ts';

const NAMED = { id: idOf(900), name: 'Séduction', slug: 'seduction' };

/** A site of two articles of one category. */
function pagesOf(name: string, title = 'Titre'): Page[] {
  const articles = articlesOf(2, { categories: [name], title });
  return listPages(contentOf({ articles, categories: [{ ...NAMED, name }] }), EFFECTS);
}

/** What a tree knows that has been given these pages. */
function treeWith(pages: readonly Page[]) {
  return new Map(
    pages.map((page) => [pageOutput(page).file, { key: page.key, size: 1, compressedSize: null }] as const),
  );
}

const NOTHING_KEPT: ReadonlySet<string> = new Set();

describe('staleOutputs', () => {
  it('are none of what a tree has as it should be', () => {
    const pages = pagesOf('Séduction');
    const stale = staleOutputs(treeWith(pages), NOTHING_KEPT);
    expect([...stale.ofPages(pages)]).toEqual([]);
    expect(pages.some((page) => stale.isStale(pageOutput(page)))).toBe(false);
  });

  it('are those that the tree lacks, or has otherwise, but for those that are kept', () => {
    const pages = pagesOf('Séduction');
    const tree = treeWith(pages);
    tree.delete('blog/article-1.html');
    tree.set('index.html', { key: 'another', size: 1, compressedSize: null });
    tree.set('blog.html', { key: 'another', size: 1, compressedSize: null });
    const stale = staleOutputs(tree, new Set(['blog.html']));
    const files = Array.from(stale.ofPages(pages), ({ file }) => file);
    expect(files).toEqual(['index.html', 'blog/article-1.html']);
    expect(
      pages
        .map(pageOutput)
        .filter(stale.isStale)
        .map(({ file }) => file),
    ).toEqual(files);
  });

  it('says of a page whether only its categories are stale', () => {
    const tree = treeWith(pagesOf('Séduction'));
    const ofArticle = (pages: Page[]) =>
      Array.from(staleOutputs(tree, NOTHING_KEPT).ofPages(pages)).find(({ file }) => file === 'blog/article-1.html');
    expect(ofArticle(pagesOf('Charme'))).toMatchObject({ areOnlyCategoriesStale: true });
    expect(ofArticle(pagesOf('Charme', 'Autre'))).toMatchObject({ areOnlyCategoriesStale: false });
    tree.delete('blog/article-1.html');
    expect(ofArticle(pagesOf('Charme'))).toMatchObject({ areOnlyCategoriesStale: false });
  });

  it('is looked for as it is read', () => {
    const read: string[] = [];
    const pages = pagesOf('Séduction')
      .values()
      .map((page) => {
        read.push(page.address);
        return page;
      });
    expect(Array.from(staleOutputs(new Map(), NOTHING_KEPT).ofPages(pages).take(2)).length).toBe(2);
    expect(read.length).toBe(2);
  });
});
