import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anArticle, articlesOf, contentOf, idOf } from '../../../src/core/site/content.support.ts';
import { testFolder, type TestFolder } from './publish-site.support.ts';

let folder: TestFolder;
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => folder.remove());

describe('what visitors wait for', () => {
  const categories = Array.from({ length: 30 }, (_, index) => ({
    id: idOf(900 + index),
    name: `Sujet ${String.fromCharCode(65 + index)}`,
    slug: `sujet-${index}`,
  }));
  const many = categories.map(({ name }, index) => anArticle(index + 1, { categories: [name] }));
  const renamed = 'Nouveau nom';
  const after = categories.map((category, index) => (index === 29 ? { ...category, name: renamed } : category));

  it('is shown first: of a renamed category its own list, whatever its place among the others', async () => {
    const { publish, shown } = await folder.startPublishing();
    await publish(contentOf({ articles: many, categories }));
    shown.length = 0;
    const articles = many.map((article, index) =>
      index === 29 ? { ...article, categories: [renamed], updatedAt: '2026-11-21T11:00:00.000Z' } : article,
    );
    const before = folder.seen();
    await publish(contentOf({ articles, categories: after }), { changed: articles.slice(29) });
    const first = shown[0] ?? new Map<string, string>();
    const changedFirst = [...first].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect(changedFirst).toEqual(
      expect.arrayContaining(['blog/article-30.html', 'blog/categorie/sujet-29.html', 'blog.html', 'recherche.html']),
    );
    expect(changedFirst.length).toBeLessThan(12);
    expect(folder.seen()).toEqual(await folder.publishedAnew(contentOf({ articles, categories: after })));
  });

  it('is removed first: the page of an article that is gone, not yet the last page of its list', async () => {
    const articles = articlesOf(10);
    const { publish, shown } = await folder.startPublishing();
    await publish(contentOf({ articles }));
    shown.length = 0;
    await publish(contentOf({ articles: articles.slice(0, 9) }), { changed: [] });
    const present = (file: string) => shown.map((files) => files.has(file));
    expect(present('blog/article-10.html')).toEqual([false, false]);
    expect(present('blog/page/2.html')).toEqual([true, false]);
  });

  it('is all looked up again where only a part of it could be shown, and where damage was found', async () => {
    const articles = articlesOf(10);
    const { trees, publish, told } = await folder.startPublishing();
    await publish(contentOf({ articles }));
    told.length = 0;
    const gone = path.join(folder.directory, 'site/current/blog/article-10.html');
    rmSync(gone);
    mkdirSync(gone);
    const content = contentOf({ articles: articles.slice(0, 9) });
    await expect(publish(content, { changed: [] })).rejects.toThrow();
    expect(told).toEqual(['all']);
    rmSync(gone, { recursive: true });
    const isMending = (await trees.forgetDamaged()) > 0;
    await publish(content, { changed: [], isMending });
    expect(told.slice(1)).toContain('all');
    expect(folder.seen()).toEqual(await folder.publishedAnew(content));
  });

  it('takes a file of the code again that was in doubt, and removes it at no moment', async () => {
    const { trees, publish, shown } = await folder.startPublishing();
    await publish(contentOf({ articles: articlesOf(2) }));
    const change = await trees.openOnline();
    await change.write('style.css', '', Buffer.from('a {'));
    await change.show();
    shown.length = 0;
    await publish(contentOf({ articles: articlesOf(3) }));
    expect(shown.map((files) => files.get('style.css'))).toEqual(shown.map(() => 'a {}'));
  });

  it('is shown before the rest of many changes is read', async () => {
    const articles = articlesOf(30);
    const edited = articles.map((article) => ({ ...article, title: 'Autre' }));
    const { publish, shown } = await folder.startPublishing();
    await publish(contentOf({ articles }));
    const before = folder.seen();
    shown.length = 0;
    // What the content lacks may come with the rest.
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
    expect(folder.seen()).toEqual(await folder.publishedAnew(contentOf({ articles: edited })));
  });

  it('waits for the rest where all is written anew', async () => {
    const [newest, ...others] = articlesOf(3);
    const { publish, shown } = await folder.startPublishing();
    await publish(contentOf({ articles: newest ? [newest] : [] }), {
      readRest: async () => contentOf({ articles: others }),
    });
    expect(shown).toHaveLength(1);
    expect(folder.seen().has('blog/article-1.html')).toBe(false);
    expect(folder.seen().has('blog/article-3.html')).toBe(true);
  });

  it('stays, and is completed by the next publication, when the rest cannot be read', async () => {
    const articles = articlesOf(12);
    const edited = articles.map((article) => ({ ...article, title: 'Autre' }));
    const { publish } = await folder.startPublishing();
    await publish(contentOf({ articles }));
    const part = contentOf({ articles: [...edited.slice(0, 2), ...articles.slice(2)] });
    const readRest = () => Promise.reject(new Error('The database is gone'));
    const lost = publish(part, { changed: edited.slice(0, 2), readRest });
    await expect(lost).rejects.toThrow('The database is gone');
    expect(folder.seen().has('blog/article-12.html')).toBe(true);
    await publish(contentOf({ articles: edited }));
    expect(folder.seen()).toEqual(await folder.publishedAnew(contentOf({ articles: edited })));
  });

  it('has its compressed forms at once; with many other pages, those of all else are left for later', async () => {
    const { trees, publish } = await folder.startPublishing();
    await publish(contentOf({ articles: articlesOf(60) }));
    await trees.compress(trees.uncompressed());
    await publish(contentOf({ articles: articlesOf(60).map((article) => ({ ...article, title: 'Autre' })) }));
    const left = trees.uncompressed();
    const some = ['blog/article-5.html', 'blog/article-60.html', 'blog/page/7.html', 'rss.xml'];
    expect(left).toEqual(expect.arrayContaining(some));
    for (const file of ['blog/article-1.html', 'blog.html', 'index.html']) expect(left).not.toContain(file);
  });

  it('leaves the compressed forms of all else for later where lists are many', async () => {
    const articles = articlesOf(460);
    const others = ['rss.xml'];
    const { trees, publish } = await folder.startPublishing();
    await publish(contentOf({ articles: articles.slice(1) }));
    await trees.compress(others);
    await publish(contentOf({ articles }), { changed: articles.slice(0, 1) });
    expect(trees.uncompressed()).toEqual(expect.arrayContaining(others));
  });

  it('has, with few other pages, the compressed forms of all', async () => {
    const { trees, publish } = await folder.startPublishing();
    await publish(contentOf({ articles: articlesOf(60) }));
    await trees.compress(trees.uncompressed());
    await publish(contentOf({ articles: articlesOf(60).with(30, { ...anArticle(31), title: 'Autre' }) }));
    expect(trees.uncompressed()).toEqual([]);
  });

  it('of a first site is shown before anything of it is compressed', async () => {
    const { trees, publish } = await folder.startPublishing();
    await publish(contentOf({ articles: articlesOf(60) }));
    const left = trees.uncompressed();
    const some = ['index.html', 'blog/article-60.html', 'rss.xml'];
    expect(left).toEqual(expect.arrayContaining(some));
  });
});
