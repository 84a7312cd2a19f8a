import { expect, it } from 'vitest';
import { anArticle, idOf } from '../../../src/core/site/content.support.ts';
import type { ContentReader } from '../../../src/gateway/server/content-reader.ts';
import { contentState } from './content-state.ts';

it('gives no text for an article that is hidden meanwhile', async () => {
  const reader: ContentReader = {
    articles: async () => ({ articles: [anArticle(1), anArticle(2)], refused: [], texts: new Map() }),
    articlesOf: async () => ({ articles: [], refused: [], texts: new Map() }),
    textsOf: async () => new Map([[idOf(2), '<p>Texte</p>']]),
    categories: async () => [],
    formerSlugs: async () => [],
    formerSlugsOf: async () => [],
    contest: async () => null,
  };
  const state = contentState(reader, async () => ({ cursor: '1', isKnown: true, articles: [], tables: [] }), {
    articlesOf: async () => new Map(),
    hasPageOf: () => false,
  });
  await state.refresh();
  expect(await state.textsOf([idOf(1), idOf(2)])).toEqual(new Map([[idOf(2), '<p>Texte</p>']]));
});
