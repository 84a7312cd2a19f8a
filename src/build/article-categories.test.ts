import { describe, expect, it } from 'vitest';
import { scriptJson } from '../core/text/script-json.ts';
import { articleCategoriesIn, withArticleCategories } from './article-categories.ts';

interface Said {
  title?: string;
  category?: string | null;
  modified?: string;
}

const DATES = { publishedAt: '2026-01-01T00:00:00Z', updatedAt: '2026-02-02T02:02:02+02:00' };

/** The parts of an article's page that follow from its category, as its components write them, among others. */
function pageOf({ title = 'Été', category = 'Amour', modified = '2026-01-01T00:00:00.000Z' }: Said = {}): Buffer {
  const link = category === null ? '' : `<li><a href="/blog/categorie/a">${category}</a></li>`;
  const names = ['Blog', ...(category === null ? [] : [category]), title];
  const article = {
    headline: title,
    dateModified: modified,
    ...(category !== null && { articleSection: category }),
    author: 'La rédaction',
  };
  const itemListElement = names.map((name, index) => ({ position: index + 1, name }));
  const data = [article, { '@type': 'BreadcrumbList', itemListElement }].map(
    (object) => `<script type="application/ld+json">${scriptJson(object)}</script>`,
  );
  return Buffer.from(
    `<html><head>${data.join('')}</head><nav class="crumbs"><ol><li>Blog</li>${link}<li aria-current="page">${title}</li></ol></nav>` +
      `<h1>${title}</h1><ul>${link}</ul><p class="dated">1 min</p><p class="dated">${title}</p></html>`,
  );
}

function updated(former: Buffer, example: Buffer): string | undefined {
  const shown = articleCategoriesIn(example);
  return (shown && withArticleCategories(former, shown, DATES))?.toString();
}

describe('withArticleCategories', () => {
  it('gives an article the categories of another, and says when it was changed', () => {
    const example = pageOf({ title: 'Un autre', category: 'Amours & <i>' });
    expect(updated(pageOf({ title: '<b> & «' }), example)).toBe(
      pageOf({ title: '<b> & «', category: 'Amours & <i>', modified: '2026-02-02T00:02:02.000Z' }).toString(),
    );
  });

  it('changes the date alone of an article without categories', () => {
    expect(updated(pageOf({ category: null }), pageOf({ title: 'Un autre', category: null }))).toBe(
      pageOf({ category: null, modified: '2026-02-02T00:02:02.000Z' }).toString(),
    );
  });

  it('changes no page that has a category where the other has none, or the reverse', () => {
    expect(updated(pageOf(), pageOf({ category: null }))).toBeUndefined();
    expect(updated(pageOf({ category: null }), pageOf())).toBeUndefined();
  });

  it.each([
    ['no data', '<script type="application/ld+json">', '<script>'],
    ['data that is cut', '{"headline', '{headline'],
    ['no trail', 'itemListElement', 'items'],
    ['data of another kind', /"itemListElement":\[.*?\]/, '"itemListElement":7'],
    ['no steps', /"itemListElement":\[.*?\]/, '"itemListElement":[]'],
    ['no breadcrumbs', '<nav class="crumbs">', '<nav>'],
    ['no title', '</h1>', ''],
    ['no date', /class="dated"/g, ''],
  ])('changes no page with %s', (_, part, other) => {
    const damaged = Buffer.from(pageOf().toString().replace(part, other));
    expect(updated(damaged, pageOf())).toBeUndefined();
  });
});

describe('articleCategoriesIn', () => {
  it('finds nothing in a page that is none of an article', () => {
    expect(articleCategoriesIn(Buffer.from('<html><h1>Blog</h1></html>'))).toBeNull();
    expect(articleCategoriesIn(Buffer.from(''))).toBeNull();
  });
});
