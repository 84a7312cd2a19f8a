import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anArticle, articlesOf, contentOf, idOf } from '../../src/core/site/content.support.ts';
import { placeOf, seenIn, testFolder, type TestFolder } from './publish-site.support.ts';

let folder: TestFolder;
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => folder.remove());

describe('the urgent pages of a publication', () => {
  const categories = Array.from({ length: 30 }, (_, index) => ({
    id: idOf(900 + index),
    name: `Sujet ${String.fromCharCode(65 + index)}`,
    slug: `sujet-${index}`,
  }));
  const many = categories.map(({ name }, index) => anArticle(index + 1, { categories: [name] }));
  const renamed = 'Nouveau nom';
  const after = categories.map((category, index) => (index === 29 ? { ...category, name: renamed } : category));

  it('include the own list of a renamed category, even of the last one, and few other pages', async () => {
    const { publish, shown, store } = await folder.startPublishing();
    await publish(contentOf({ articles: many, categories }));
    shown.length = 0;
    const articles = many.map((article, index) =>
      index === 29 ? { ...article, categories: [renamed], updatedAt: '2026-11-21T11:00:00.000Z' } : article,
    );
    const before = seenIn(store);
    await publish(contentOf({ articles, categories: after }), { changed: articles.slice(29) });
    const first = shown[0] ?? new Map<string, string>();
    const changedFirst = [...first].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect(changedFirst).toEqual(
      expect.arrayContaining(['blog/article-30.html', 'blog/categorie/sujet-29.html', 'blog.html', 'recherche.html']),
    );
    expect(changedFirst.length).toBeLessThan(12);
    expect(seenIn(store)).toEqual(await folder.publishedAnew(contentOf({ articles, categories: after })));
  });

  it('include a new article, but not yet its line in the address book', async () => {
    const articles = articlesOf(4);
    const { publish, shown } = await folder.startPublishing();
    await publish(contentOf({ articles: articles.slice(0, 3) }));
    shown.length = 0;
    await publish(contentOf({ articles }), { changed: articles.slice(3) });
    expect(shown.map((files) => files.has('blog/article-4.html'))).toEqual([true, true]);
    expect(shown.map((files) => files.get('addresses.json')?.includes('article-4'))).toEqual([false, true]);
  });

  it('drop the page of a deleted article first, but not yet the last page of its list', async () => {
    const articles = articlesOf(10);
    const { publish, shown } = await folder.startPublishing();
    await publish(contentOf({ articles }));
    shown.length = 0;
    await publish(contentOf({ articles: articles.slice(0, 9) }), { changed: [] });
    const present = (file: string) => shown.map((files) => files.has(file));
    expect(present('blog/article-10.html')).toEqual([false, false]);
    expect(present('blog/page/2.html')).toEqual([true, false]);
  });

  it('are shown only with a repaired copy of a damaged stylesheet', async () => {
    const { store, publish, shown } = await folder.startPublishing();
    await publish(contentOf({ articles: articlesOf(2) }));
    writeFileSync(placeOf({ store, file: 'style.css' }), '} a');
    await store.markDamaged(['style.css']);
    shown.length = 0;
    await publish(contentOf({ articles: articlesOf(3) }));
    expect(shown.map((files) => files.get('style.css'))).toEqual(shown.map(() => 'a {}'));
  });

  it('are shown before the rest of many changes is read', async () => {
    const articles = articlesOf(30);
    const edited = articles.map((article) => ({ ...article, title: 'Autre' }));
    const { publish, shown, store } = await folder.startPublishing();
    await publish(contentOf({ articles }));
    const before = seenIn(store);
    shown.length = 0;
    // An article that the first part lacks may come with the rest.
    const part = contentOf({ articles: [...edited.slice(0, 10), ...articles.slice(10, 29)] });
    let first = new Map<string, string>();
    const readRest = async () => {
      first = shown[0] ?? first;
      return contentOf({ articles: edited });
    };
    const result = await publish(part, { changed: edited.slice(0, 10), readRest });
    expect(result).toMatchObject({ hasChanged: true, failures: [] });
    expect(first.get('blog/article-1.html')).not.toBe(before.get('blog/article-1.html'));
    expect(first.get('blog.html')).not.toBe(before.get('blog.html'));
    expect(first.get('blog/article-30.html')).toBe(before.get('blog/article-30.html'));
    expect(first.get('addresses.json')).toBe(before.get('addresses.json'));
    expect(seenIn(store)).toEqual(await folder.publishedAnew(contentOf({ articles: edited })));
  });

  it('wait for the rest when all is written anew', async () => {
    const [newest, ...others] = articlesOf(3);
    const { publish, shown, store } = await folder.startPublishing();
    await publish(contentOf({ articles: newest ? [newest] : [] }), {
      readRest: async () => contentOf({ articles: others }),
    });
    expect(shown).toHaveLength(1);
    expect(seenIn(store).has('blog/article-1.html')).toBe(false);
    expect(seenIn(store).has('blog/article-3.html')).toBe(true);
  });

  it('drop no other page when the rest cannot be read, and are completed by the next publication', async () => {
    const articles = articlesOf(12);
    const edited = articles.map((article) => ({ ...article, title: 'Autre' }));
    const { publish, store } = await folder.startPublishing();
    await publish(contentOf({ articles }));
    const part = contentOf({ articles: [...edited.slice(0, 2), ...articles.slice(2)] });
    const readRest = () => Promise.reject(new Error('The database is gone'));
    const lost = publish(part, { changed: edited.slice(0, 2), readRest });
    await expect(lost).rejects.toThrow('The database is gone');
    expect(seenIn(store).has('blog/article-12.html')).toBe(true);
    await publish(contentOf({ articles: edited }));
    expect(seenIn(store)).toEqual(await folder.publishedAnew(contentOf({ articles: edited })));
  });
});
