import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anArticle, articlesOf, contentOf, EFFECTS } from '../../core/site/content.support.ts';
import { listPages } from '../../core/site/list-pages.ts';
import { fileNamesIn, parseDocuments, parseManifest, parseShard } from '../../core/search/index-files.ts';
import { searchFiles } from './search-files.ts';

async function filesOf(articles: ReturnType<typeof articlesOf>, imageOrigin: string | null = null) {
  const files = await searchFiles(
    listPages(contentOf({ articles }), EFFECTS),
    // The hash of a test article is its text.
    async (id) => articles.find((article) => article.id === id)?.contentHash ?? '',
    imageOrigin,
  );
  return new Map(files.map(({ address, text }) => [address, text]));
}
const manifestIn = (files: Map<string, string>) => parseManifest(JSON.parse(files.get('/recherche/index.json') ?? ''));
const readIn = (files: Map<string, string>, name: string | null = ''): unknown =>
  JSON.parse(files.get(`/recherche/index/${name}.json`) ?? '');

describe('searchFiles', () => {
  it('writes every file that its manifest names, and no other', async () => {
    const files = await filesOf(articlesOf(60));
    const { shards } = manifestIn(files);
    const named = fileNamesIn(manifestIn(files)).map((name) => `/recherche/index/${name}.json`);
    expect([...files.keys()].toSorted()).toEqual(['/recherche/index.json', ...named].toSorted());
    for (const [, name] of shards) expect(parseShard(readIn(files, name)).terms.length).toBeGreaterThan(0);
  });

  it('names files by what they hold', async () => {
    const files = await filesOf(articlesOf(3));
    const [name] = manifestIn(files).documents;
    const text = files.get(`/recherche/index/${name}.json`) ?? '';
    expect(createHash('sha256').update(text).digest('base64url')).toContain(name);
  });

  it('indexes the titles, the texts, the tags and the categories of articles', async () => {
    const files = await filesOf([
      anArticle(1, { title: 'Poney', content: '<p>Perroquet</p>', tags: ['Tortue'], categories: ['Hamster'] }),
    ]);
    const terms = manifestIn(files).shards.flatMap(([, name]) => parseShard(readIn(files, name)).terms);
    expect(terms).toEqual(expect.arrayContaining(['poney', 'perroquet', 'tortu', 'hamst']));
  });

  it('gives the address of covers that are ours, and of no other', async () => {
    const covers = ['/illustrations/a.svg', 'https://images.exemple/a.png', 'https://elsewhere.example/a.png', null];
    const files = await filesOf(
      covers.map((imageUrl, index) => anArticle(index + 1, { imageUrl })),
      'https://images.exemple',
    );
    const documents = parseDocuments(readIn(files, manifestIn(files).documents[0]));
    expect(documents.slice(1).map((document) => document?.cover)).toEqual([covers[0], covers[1], null, null]);
  });

  it('makes an index of nothing', async () => {
    expect(manifestIn(await filesOf([]))).toMatchObject({ documentCount: 0, documents: [], shards: [] });
  });
});
