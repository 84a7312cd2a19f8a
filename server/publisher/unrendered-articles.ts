import type { Article } from '../../src/core/article/article.ts';
import type { SiteContent } from '../../src/core/site/content.ts';
import { fileOfArticle } from './plan.ts';
import type { RenderFailure } from './render/render-worker.ts';
import type { SiteFile } from '../store/site-log.ts';

/**
 * Articles whose page could not be rendered and has no good version. The site does not link to such an article until the
 * article or the code has changed.
 */
export interface UnrenderedArticles {
  /** Splits off the articles that this code cannot render. */
  hide(content: SiteContent, code: string): { content: SiteContent; hidden: { file: null; reason: string }[] };
  /** Adds failed articles that have no page. @returns whether there are any */
  add(articles: readonly Article[], failed: readonly RenderFailure[], code: string): boolean;
  forget(): void;
}

export function unrenderedArticles(files: ReadonlyMap<string, SiteFile>): UnrenderedArticles {
  const unrendered = new Map<Article, { code: string; reason: string }>();
  return {
    hide(content, code) {
      if (unrendered.size === 0) return { content, hidden: [] };
      const present = new Set(content.articles);
      for (const article of unrendered.keys()) if (!present.has(article)) unrendered.delete(article);
      const isHidden = (article: Article) => unrendered.get(article)?.code === code;
      const hidden = content.articles.filter(isHidden);
      return {
        content: { ...content, articles: content.articles.filter((article) => !isHidden(article)) },
        hidden: hidden.map((article) => ({ file: null, reason: unrendered.get(article)?.reason ?? '' })),
      };
    },
    add(articles, failed, code) {
      if (failed.length === 0) return false;
      const reasons = new Map(failed.map(({ file, reason }) => [file, reason]));
      const lost = articles.filter(
        (article) => reasons.has(fileOfArticle(article)) && !files.has(fileOfArticle(article)),
      );
      for (const article of lost) {
        const file = fileOfArticle(article);
        unrendered.set(article, { code, reason: `${file}: ${reasons.get(file) ?? ''}` });
      }
      return lost.length > 0;
    },
    forget: () => unrendered.clear(),
  };
}
