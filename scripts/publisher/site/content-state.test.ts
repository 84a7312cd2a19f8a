import { expect, it } from 'vitest';
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
  contest: async () => null,
};
const NOTHING_BEFORE = { articlesOf: async () => new Map(), hasPageOf: () => false };

it('gives no text for an article that is hidden meanwhile', async () => {
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
  ['reads the texts of a few changes with them', 2, []],
  ['reads the texts of many changes when their pages ask', 40, [idOf(1), idOf(2)]],
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
