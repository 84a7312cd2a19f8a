import { describe, expect, it } from 'vitest';
import { anArticle, articlesOf, idOf } from '../../../src/core/site/content.support.ts';
import type { ContentReader } from '../../../src/gateway/server/content-reader.ts';
import { contentState } from './content-state.ts';

const EMPTY_READER: ContentReader = {
  articles: async () => ({ articles: [], refused: [], texts: new Map() }),
  articlesOf: async () => ({ articles: [], refused: [], texts: new Map() }),
  textsOf: async () => new Map(),
  categories: async () => [],
  formerSlugs: async () => [],
  formerSlugsOf: async () => [],
  contests: async () => ({ contest: null, contests: [] }),
};
const NOTHING_BEFORE = { articlesOf: async () => new Map(), hasPageOf: () => false };

it('contentState returns no text for an article that was hidden meanwhile', async () => {
  const reader: ContentReader = {
    ...EMPTY_READER,
    articles: async () => ({ articles: [anArticle(1), anArticle(2)], refused: [], texts: new Map() }),
    textsOf: async () => new Map([[idOf(2), '<p>Texte</p>']]),
  };
  const unchanged = async () => ({ cursor: '1', isKnown: true, articles: [], tables: [] });
  const state = contentState(reader, unchanged, NOTHING_BEFORE);
  await state.refresh();
  expect(await state.textsOf([idOf(1), idOf(2)])).toEqual(new Map([[idOf(2), '<p>Texte</p>']]));
});

it.each([
  ['contentState reads the texts of a few changed articles together with the articles', 2, []],
  ['contentState reads the texts of many changed articles only on demand', 40, [idOf(1), idOf(2)]],
])('%s', async (_, count, expected) => {
  const changed = articlesOf(count);
  const textsAsked: string[] = [];
  const textsOf = (ids: readonly string[]) => new Map(ids.map((id) => [id, `<p>${id}</p>`]));
  const reader: ContentReader = {
    ...EMPTY_READER,
    articlesOf: async (ids, withTexts) => ({
      articles: changed,
      refused: [],
      texts: withTexts ? textsOf(ids) : new Map(),
    }),
    async textsOf(ids) {
      textsAsked.push(...ids);
      return textsOf(ids);
    },
  };
  const ids = changed.map(({ id }) => id);
  const state = contentState(
    reader,
    async (since) => ({ cursor: '1', isKnown: true, articles: since === null ? [] : ids, tables: [] }),
    NOTHING_BEFORE,
  );
  await state.refresh();
  expect((await state.refresh()).changed).toEqual(changed);
  expect(await state.textsOf([idOf(1), idOf(2)])).toEqual(textsOf([idOf(1), idOf(2)]));
  expect(textsAsked).toEqual(expected);
});

it('contentState reads the categories again when an article names a category that was hidden before', async () => {
  const hidden = { id: idOf(9), name: 'Désir', slug: 'desir' };
  let isShown = false;
  const reader: ContentReader = {
    ...EMPTY_READER,
    articlesOf: async () => ({ articles: [anArticle(1, { categories: ['désir'] })], refused: [], texts: new Map() }),
    categories: async () => (isShown ? [hidden] : []),
  };
  const changes = async () => ({ cursor: '1', isKnown: true, articles: [idOf(1)], tables: [] });
  const state = contentState(reader, changes, NOTHING_BEFORE);
  expect((await state.refresh()).content.categories).toEqual([]);
  isShown = true;
  expect((await state.refresh()).content.categories).toEqual([hidden]);
});

describe('a reading that fails halfway', () => {
  const SHOWN = anArticle(1, { title: 'Autre', categories: ['Désir'] });
  const FORMER_SLUG = { slug: 'ancien', articleId: idOf(1) };

  /** Returns the state of a site that is empty at first, then shows an article again, with a former slug. */
  function siteShowing(changed: Partial<ContentReader>) {
    const reader: ContentReader = {
      ...EMPTY_READER,
      articlesOf: async () => ({ articles: [SHOWN], refused: [], texts: new Map() }),
      formerSlugsOf: async () => [FORMER_SLUG],
      ...changed,
    };
    let asks = 0;
    const changes = async (since: string | null) => ({
      cursor: String(++asks),
      isKnown: true,
      articles: since === '1' ? [idOf(1)] : [],
      tables: [],
    });
    return contentState(reader, changes, NOTHING_BEFORE);
  }

  it('is repeated whole, with the former slugs of an article that is shown again', async () => {
    let readings = 0;
    const state = siteShowing({
      async categories() {
        if ((readings += 1) === 2) throw new Error('The database is gone');
        return [];
      },
    });
    await state.refresh();
    await expect(state.refresh()).rejects.toThrow('The database is gone');
    const { content, changed } = await state.refresh();
    expect([content.articles, content.formerSlugs, changed]).toEqual([[SHOWN], [FORMER_SLUG], [SHOWN]]);
  });

  it('leaves its late results unused when the next reading has ended', async () => {
    const [former, latest] = [Promise.withResolvers<string>(), Promise.resolve(SHOWN.title)];
    const titles = [former.promise, latest];
    const contests = [EMPTY_READER.contests, async () => Promise.reject(new Error('The database is gone'))];
    const state = siteShowing({
      async articlesOf() {
        const title = (await titles.shift()) ?? '';
        return { articles: [{ ...SHOWN, title }], refused: [], texts: new Map([[idOf(1), title]]) };
      },
      contests: () => (contests.shift() ?? EMPTY_READER.contests)(),
    });
    await state.refresh();
    await expect(state.refresh()).rejects.toThrow('The database is gone');
    const { changed } = await state.refresh();
    former.resolve('Former');
    await new Promise(setImmediate);
    expect(changed).toEqual([SHOWN]);
    expect(await state.textsOf([idOf(1)])).toEqual(new Map([[idOf(1), SHOWN.title]]));
  });
});

describe('more changes than one reading takes', () => {
  const before = articlesOf(500);
  const after = before.map((article) => ({ ...article, title: 'Autre' }));
  const unheardOf = anArticle(501);
  const rows = [...after, unheardOf];

  function changedSite(fail: () => boolean = () => false) {
    const asked: number[] = [];
    const reader: ContentReader = {
      ...EMPTY_READER,
      articles: async () => ({ articles: before, refused: [], texts: new Map() }),
      async articlesOf(ids) {
        asked.push(ids.length);
        if (fail()) throw new Error('The database is gone');
        return { articles: rows.filter(({ id }) => ids.includes(id)), refused: [], texts: new Map() };
      },
    };
    let asks = 0;
    const changes = async (since: string | null) => ({
      cursor: String(++asks),
      isKnown: true,
      // A change that was reported before may be reported again.
      articles: since === null ? [] : since === '1' ? rows.map(({ id }) => id).toReversed() : [idOf(1)],
      tables: [],
    });
    return { asked, state: contentState(reader, changes, NOTHING_BEFORE) };
  }

  it('are read newest first, 100 at once, and the rest with the next reading', async () => {
    const { asked, state } = changedSite();
    await state.refresh();
    const first = await state.refresh();
    expect(first.isWhole).toBe(false);
    expect(first.changed).toHaveLength(100);
    expect(first.changed).toEqual(expect.arrayContaining([unheardOf, ...after.slice(0, 99)]));
    expect(first.content.articles).toHaveLength(501);
    expect(first.content.articles).toEqual(expect.arrayContaining(before.slice(99)));
    const second = await state.refresh();
    expect(second.isWhole).toBe(true);
    expect(second.changed).toHaveLength(401);
    expect(new Set(second.content.articles)).toEqual(new Set(rows));
    expect(asked).toEqual([100, 402]);
  });

  it('are all read at once after a reading that failed', async () => {
    let readings = 0;
    const { state } = changedSite(() => (readings += 1) === 2);
    await state.refresh();
    await state.refresh();
    await expect(state.refresh()).rejects.toThrow('The database is gone');
    const again = await state.refresh();
    expect(again.isWhole).toBe(true);
    expect(new Set(again.content.articles)).toEqual(new Set(rows));
  });
});
