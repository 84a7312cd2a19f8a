import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../core/search/index-files.ts';
import { anArticle, articlesOf, contentOf, EFFECTS } from '../../core/site/content.support.ts';
import { listPages } from '../../core/site/list-pages.ts';
import { keptSearch, SEARCH_MANIFEST_FILE } from './kept-search.ts';

it('leaves its thread to others while it indexes many articles', async () => {
  const pages = listPages(contentOf({ articles: articlesOf(600) }), EFFECTS);
  const textsOf = async (ids: readonly string[]) => new Map(ids.map((id) => [id, '<p>Une rencontre</p>']));
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const written: string[] = [];
  const isThere = () => false;
  const { isWhole, files } = await keptSearch(null).update(pages, textsOf, isThere, async (file) => {
    written.push(file);
  });
  clearImmediate(next);
  expect(isWhole).toBe(true);
  expect(written.length).toBeGreaterThan(1);
  expect(new Set([...written, SEARCH_MANIFEST_FILE])).toEqual(files);
  expect(turns).toBeGreaterThan(5);
});

it('reads the texts that have changed, and of the others those that it cannot do without', async () => {
  const asked: string[] = [];
  const texts = new Map<string, string>();
  const textsOf = async (ids: readonly string[]) => {
    asked.push(...ids);
    return new Map(ids.map((id) => [id, texts.get(id) ?? '']));
  };
  const kept = keptSearch(null);
  const files = new Map<string, string>();
  async function readFor(...articles: Parameters<typeof anArticle>[1][]) {
    asked.length = 0;
    const given = articles.map((fields, index) => anArticle(index + 1, { tags: [], categories: [], ...fields }));
    // The hash of a test article is its text.
    for (const { id, contentHash } of given) texts.set(id, contentHash);
    const pages = listPages(contentOf({ articles: given }), EFFECTS);
    const keep = async (file: string, text: string) => void files.set(file, text);
    const update = await kept.update(pages, textsOf, (file) => files.has(file), keep);
    const anew = new Map<string, string>();
    const built = await keptSearch(null).update(
      pages,
      async (ids) => new Map(ids.map((id) => [id, texts.get(id) ?? ''])),
      () => false,
      async (file, text) => void anew.set(file, text),
    );
    for (const [file, text] of anew) expect(files.get(file), file).toBe(text);
    expect(update.manifest).toBe(built.manifest);
    return given.flatMap(({ id }, index) => (asked.includes(id) ? [index + 1] : []));
  }
  const chats = { title: 'Chats', tags: ['chat'], categories: ['Chats'], content: '<p>Le chat.</p>' };
  const hibou = { title: 'Hibou', categories: ['Oiseaux'], content: '<p>Il hulule.</p>' };
  expect(await readFor(chats, hibou)).toEqual([1, 2]);
  expect(await readFor(chats, { ...hibou, categories: ['Oiseaux de nuit'] })).toEqual([]);
  // « chat » weighs more than is recorded.
  expect(await readFor({ ...chats, categories: ['Félins'] }, { ...hibou, title: 'Chouette' })).toEqual([1]);
  expect(await readFor(chats, { ...hibou, content: '<p>Elle hulule.</p>' })).toEqual([2]);
});

it('asks for texts in the order of their numbers, and again for those that were missing', async () => {
  const numbers = [3, 120, 2, 51, 1];
  const pages = listPages(contentOf({ articles: numbers.map((number) => anArticle(number)) }), EFFECTS).toReversed();
  const idOf = (number: number) => anArticle(number).id;
  const missing = new Set([idOf(51)]);
  const asked: string[] = [];
  const textsOf = async (ids: readonly string[]) => {
    asked.push(...ids);
    return new Map(ids.filter((id) => !missing.has(id)).map((id) => [id, '<p>Une rencontre</p>']));
  };
  const kept = keptSearch(null);
  const update = async () => {
    asked.length = 0;
    return kept.update(
      pages,
      textsOf,
      () => false,
      async () => undefined,
    );
  };
  expect((await update()).isWhole).toBe(false);
  expect(asked).toEqual([1, 2, 3, 51, 120].map(idOf));
  missing.clear();
  expect((await update()).isWhole).toBe(true);
  expect(asked).toEqual([idOf(51)]);
  await update();
  expect(asked).toEqual([]);
});

describe('an index that is taken over', () => {
  const CONTENT = contentOf({ articles: [1, 2, 3].map((number) => anArticle(number)) });
  const pages = listPages(CONTENT, EFFECTS);

  /** What a process leaves behind. */
  async function writtenIndex() {
    const files = new Map<string, string>();
    const search = keptSearch(null);
    const textsOf = async (ids: readonly string[]) => new Map(ids.map((id) => [id, '<p>Une rencontre</p>']));
    const write = async (file: string, text: string) => void files.set(file, text);
    const { manifest } = await search.update(pages, textsOf, () => false, write);
    const read = async (name: string) => files.get(`recherche/index/${name}.json`) ?? '';
    const former = {
      manifest: parseManifest(JSON.parse(manifest)),
      signatures: search.signatures() ?? new Map(),
      read,
    };
    return { former, files, manifest };
  }

  /** @returns the articles whose texts were read, and the index */
  async function updated(search: ReturnType<typeof keptSearch>, shown = pages, files = new Map<string, string>()) {
    const asked: string[] = [];
    const textsOf = async (ids: readonly string[]) => {
      asked.push(...ids);
      return new Map(ids.map((id) => [id, '<p>Une rencontre</p>']));
    };
    const written: string[] = [];
    const write = async (file: string) => void written.push(file);
    return { asked, written, ...(await search.update(shown, textsOf, (file) => files.has(file), write)) };
  }

  it('reads no text and writes nothing where nothing has changed', async () => {
    const { former, files, manifest } = await writtenIndex();
    const search = keptSearch(null);
    await search.restore(former);
    expect(await updated(search, pages, files)).toMatchObject({ asked: [], written: [], manifest, isWhole: true });
    expect(search.signatures()).toEqual(former.signatures);
  });

  it('reads the texts of articles that are new or have changed, and forgets those that are gone', async () => {
    const { former, files } = await writtenIndex();
    const search = keptSearch(null);
    await search.restore(former);
    const articles = [anArticle(2), anArticle(3, { title: 'Autre' }), anArticle(4)];
    const shown = listPages(contentOf({ articles }), EFFECTS);
    const { asked, manifest } = await updated(search, shown, files);
    expect(asked).toEqual([3, 4].map((number) => anArticle(number).id));
    expect(manifest).toBe((await updated(keptSearch(null), shown)).manifest);
  });

  it.each([
    ['gone', ''],
    ['of another text', '{"terms":[],"postings":[]}'],
  ])('is none where a file is %s', async (_, text) => {
    const { former } = await writtenIndex();
    const search = keptSearch(null);
    await expect(search.restore({ ...former, read: async () => text })).rejects.toThrow('is damaged');
    expect((await updated(search)).asked).toHaveLength(3);
  });

  it('is not recorded while a text is missing', async () => {
    const search = keptSearch(null);
    await search.update(
      pages,
      async () => new Map(),
      () => false,
      async () => undefined,
    );
    expect(search.signatures()).toBeNull();
  });
});
