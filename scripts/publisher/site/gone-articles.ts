import type { Article } from '../../../src/core/article/article.ts';
import type { ListsChange } from '../../../src/core/site/article-lists.ts';
import { articleAddress } from '../../../src/core/site/addresses.ts';
import { addressTarget } from '../../../src/core/site/redirects.ts';
import { addressOfFile, fileOfPage, isPageFile } from '../../../src/build/page-file.ts';

/** Finds the pages of articles that a site has no more: by what has changed, once all have been looked at. */
export interface GoneArticles {
  /** Hears how the articles differ from those that it last heard of. */
  follow(change: ListsChange): void;
  /**
   * The files of pages that none of the articles has any more.
   *
   * @param known the files that stand in the tree
   * @param articles those that were last heard of
   */
  filesAmong(known: ReadonlyMap<string, unknown>, articles: readonly Article[]): string[];
  /** Hears that none of these files is left in the tree. */
  settle(): void;
}

export function goneArticles(): GoneArticles {
  /** Whether an article has a file, of all files where that has changed; null before all have been looked at. */
  let changed: Map<string, boolean> | null = null;
  return {
    follow({ added, removed }) {
      for (const article of removed) changed?.set(fileOf(article), false);
      // Another article may have taken the address.
      for (const article of added) changed?.set(fileOf(article), true);
    },
    filesAmong(known, articles) {
      if (changed) return Array.from(changed).flatMap(([file, isThere]) => (!isThere && known.has(file) ? [file] : []));
      const wanted = new Set(articles.map(fileOf));
      return Array.from(known.keys()).filter((file) => !wanted.has(file) && isArticleFile(file));
    },
    settle() {
      changed = new Map();
    },
  };
}

/** The file of an article's page. */
export function fileOf(article: Article): string {
  return fileOfPage(articleAddress(article));
}

/** Whether a file is the page of an article. */
function isArticleFile(file: string): boolean {
  return isPageFile(file) && addressTarget(encodeURI(addressOfFile(`/${file}`)))?.kind === 'article';
}
