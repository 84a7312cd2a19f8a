import { expect, it } from 'vitest';
import { anArticle, articlesOf, contentOf, EFFECTS } from '../../core/site/content.support.ts';
import { listPages } from '../../core/site/list-pages.ts';
import { keptSearch } from './kept-search.ts';

it('leaves its thread to others while it indexes many articles', async () => {
  const pages = listPages(contentOf({ articles: articlesOf(600) }), EFFECTS);
  const textsOf = async (ids: readonly string[]) => new Map(ids.map((id) => [id, '<p>Une rencontre</p>']));
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const { isWhole, written } = await keptSearch(null).update(pages, textsOf, () => false);
  clearImmediate(next);
  expect(isWhole).toBe(true);
  expect(written.size).toBeGreaterThan(1);
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
    const update = await kept.update(pages, textsOf, (file) => files.has(file));
    for (const [file, text] of update.written) files.set(file, text);
    const anew = await keptSearch(null).update(
      pages,
      async (ids) => new Map(ids.map((id) => [id, texts.get(id) ?? ''])),
      () => false,
    );
    for (const [file, text] of anew.written) expect(files.get(file), file).toBe(text);
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
