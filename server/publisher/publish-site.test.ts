import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anArticle, articlesOf, contentOf, idOf } from '../../src/core/site/content.support.ts';
import { BROKEN, placeOf, seenIn, testFolder, type TestFolder } from './publish-site.support.ts';

let folder: TestFolder;
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => folder.remove());

describe('a publication of a site that has not changed', () => {
  it.each(['style.css', 'blog/article-1.html', 'rss.xml'])('makes %s again when its bytes are gone', async (file) => {
    const content = contentOf({ articles: articlesOf(2) });
    const before = await folder.startPublishing();
    await before.publish(content);
    const whole = seenIn(before.store);
    rmSync(placeOf({ store: before.store, file }));
    const { store, publish } = await folder.startPublishing();
    expect(await publish(content)).toMatchObject({ hasChanged: true, failures: [] });
    expect(seenIn(store)).toEqual(whole);
    expect(await publish(content)).toMatchObject({ hasChanged: false });
  });

  it('yields the same files when all is written anew', async () => {
    const content = contentOf({ articles: articlesOf(2) });
    const { store, publish } = await folder.startPublishing();
    await publish(content);
    const whole = seenIn(store);
    await publish(content, { all: true });
    expect(seenIn(store)).toEqual(whole);
  });
});

describe('an article whose text is missing during its publication', () => {
  it.each(['new', 'changed'])('is published whole once its text is back, when the article is %s', async (event) => {
    const content = contentOf({ articles: articlesOf(2) });
    const before = event === 'new' ? articlesOf(1) : [anArticle(1), anArticle(2, { contentHash: '<p>Avant</p>' })];
    const { store, publish } = await folder.startPublishing();
    await publish(contentOf({ articles: before }));
    await publish(content, { gone: idOf(2) });
    expect(seenIn(store).get('blog/article-2.html') ?? '').not.toContain('Texte 2');
    await publish(content);
    expect(seenIn(store).get('blog/article-2.html')).toContain('Texte 2');
    const after = seenIn(store);
    expect(await publish(content)).toMatchObject({ hasChanged: false });
    expect(after).toEqual(await folder.publishedAnew(content));
  });
});

describe('a publication that changes many lists', () => {
  const content = (name: string) =>
    contentOf({
      articles: Array.from({ length: 250 }, (_, index) => anArticle(index + 1, { categories: [name] })),
      categories: [{ id: 'one', name, slug: 'rencontres' }],
    });

  it('renders the lists and the pages of articles once each', async () => {
    const { publish, store } = await folder.startPublishing();
    await publish(content('Rencontres'));
    const former = new Map(store.files);
    folder.rendered.length = 0;
    expect(await publish(content('Rendez-vous'))).toMatchObject({ hasChanged: true, failures: [] });
    expect(folder.rendered.length).toBeGreaterThan(300);
    expect(new Set(folder.rendered).size).toBe(folder.rendered.length);
    const samples = ['blog/page/28.html', 'blog/categorie/rencontres/page/28.html', 'blog/article-250.html'];
    expect(samples.filter((file) => store.files.get(file)?.key === former.get(file)?.key)).toEqual([]);
    expect(await publish(content('Rendez-vous'))).toMatchObject({ hasChanged: false });
    const seen = seenIn(store);
    expect(seen).toEqual(await folder.publishedAnew(content('Rendez-vous')));
  });

  it('leaves pages unchanged when a write fails, and the next publication brings all changes', async () => {
    const { store, publish } = await folder.startPublishing();
    await publish(content('Rencontres'));
    const before = seenIn(store);
    folder.failsToWrite = 'blog/page/20.html';
    await expect(publish(content('Rendez-vous'))).rejects.toThrow('No space left');
    expect(seenIn(store).get('blog/page/20.html')).toBe(before.get('blog/page/20.html'));
    expect(seenIn(store).get('blog/article-250.html')).toBe(before.get('blog/article-250.html'));
    folder.failsToWrite = null;
    await publish(content('Rendez-vous'));
    const seen = seenIn(store);
    expect(seen).toEqual(await folder.publishedAnew(content('Rendez-vous')));
  });
});

describe('the page of an article that is renamed', () => {
  it('is removed only once the address book leads to its successor', async () => {
    const { publish, shown } = await folder.startPublishing();
    await publish(contentOf({ articles: [anArticle(1, { slug: 'vieux' }), anArticle(2)] }));
    shown.length = 0;
    await publish(
      contentOf({ articles: [anArticle(1, { slug: 'neuf' })], formerSlugs: [{ slug: 'vieux', articleId: idOf(1) }] }),
    );
    expect(shown.map((files) => files.has('blog/neuf.html'))).toEqual([true, true]);
    expect(shown.map((files) => files.has('blog/article-2.html'))).toEqual([false, false]);
    const leads = (files: Map<string, string>) =>
      files.has('blog/vieux.html') || (files.get('addresses.json') ?? '').includes('"vieux":"/blog/neuf"');
    expect(shown.map(leads)).toEqual([true, true]);
    expect(shown.at(-1)?.has('blog/vieux.html')).toBe(false);
  });
});

describe('an article whose page throws', () => {
  const broken = anArticle(2, { title: BROKEN });
  const failure = { file: null, reason: 'blog/article-2.html: No such component' };

  it.each(['a first site', 'a new article'])(
    'is left out of the whole site while its page was never rendered: %s',
    async (event) => {
      const { store, publish } = await folder.startPublishing();
      if (event === 'a new article') await publish(contentOf({ articles: [anArticle(1)] }));
      const content = contentOf({ articles: [anArticle(1), broken] });
      expect(await publish(content)).toMatchObject({ hasChanged: event === 'a first site', failures: [failure] });
      const without = seenIn(store);
      expect(await publish(content)).toMatchObject({ hasChanged: false, failures: [failure] });
      await publish(contentOf({ articles: [anArticle(1)] }));
      expect(seenIn(store)).toEqual(without);
    },
  );

  it('is shown once a change of its text lets the page render', async () => {
    const { store, publish } = await folder.startPublishing();
    await publish(contentOf({ articles: [anArticle(1), broken] }));
    const mended = contentOf({ articles: articlesOf(2) });
    expect(await publish(mended)).toMatchObject({ failures: [] });
    expect(seenIn(store)).toEqual(await folder.publishedAnew(mended));
  });

  it('is rendered again when all is written anew', async () => {
    const { store, publish } = await folder.startPublishing();
    const content = contentOf({ articles: [anArticle(1), broken] });
    await publish(content);
    expect(await publish(content, { all: true })).toMatchObject({ failures: [failure] });
    folder.isMended = true;
    expect(await publish(content, { all: true })).toMatchObject({ failures: [] });
    expect(seenIn(store).has('blog/article-2.html')).toBe(true);
  });

  it('keeps the last good version of its page, and reports the failure each time', async () => {
    const { store, publish } = await folder.startPublishing();
    await publish(contentOf({ articles: articlesOf(2) }));
    const before = seenIn(store).get('blog/article-2.html');
    const content = contentOf({ articles: [anArticle(1), broken] });
    const failures = [{ file: 'blog/article-2.html', reason: 'No such component' }];
    expect(await publish(content)).toMatchObject({ failures });
    expect(seenIn(store).get('blog/article-2.html')).toBe(before);
    expect(await publish(content)).toMatchObject({ failures });
  });
});
