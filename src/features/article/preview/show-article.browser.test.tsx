import { expect, it } from 'vitest';
import type { CleanHtml } from '../../../core/article/clean.ts';
import { DEFAULT_COVER } from '../../../core/article/cover.ts';
import type { PreviewedArticle } from '../../../core/editing/previewed-article.ts';
import { previewParts } from './parts.ts';
import { showArticle } from './show-article.ts';

const PAGE = `
  <div class="preview">
    <p data-part="band"></p><p data-part="status"></p>
    <article>
      <nav class="crumbs"><ol><li></li><li><a></a></li><li aria-current="page"><span></span></li></ol></nav>
      <header><h1></h1><ul></ul><p class="dated"><time></time></p></header>
      <img class="cover" src="${DEFAULT_COVER}">
      <div class="beside">
        <aside><ol></ol></aside>
        <div class="text"><div class="band"></div><div class="prose"></div><p class="invitation"></p></div>
      </div>
    </article>
    <template data-part="embed"><div class="embed"></div></template>
  </div>`;

const ARTICLE: PreviewedArticle = {
  title: 'Un titre',
  contentType: 'blog',
  listAddress: '/blog',
  categories: [],
  publishedAt: '2026-11-28T12:00:00Z',
  dateLabel: '28 novembre 2026',
  readingTime: '1 min de lecture',
  cover: '/images/gone.png',
  texts: { title: 'Un titre', description: '', imageAlt: '', metaTitle: '', metaDescription: '' },
  body: { parts: ['' as CleanHtml], tableOfContents: [], embeds: [] },
};

it('showArticle does not load a failed cover again until the article has another cover', () => {
  document.body.innerHTML = PAGE;
  const parts = previewParts(document.querySelector('.preview') as HTMLElement);
  const cover = () => parts.cover.getAttribute('src');
  showArticle(parts, ARTICLE);
  expect(cover()).toBe(ARTICLE.cover);
  parts.cover.dispatchEvent(new Event('error'));
  expect(cover()).toBe(DEFAULT_COVER);
  showArticle(parts, { ...ARTICLE, title: 'Un autre titre' });
  expect(cover()).toBe(DEFAULT_COVER);
  showArticle(parts, { ...ARTICLE, cover: '/images/other.png' });
  expect(cover()).toBe('/images/other.png');
});
