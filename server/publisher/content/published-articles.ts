import { createReadStream, existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { rowOf, type Article } from '../../../src/core/article/article.ts';
import { changeBetween } from '../../../src/core/site/article-lists.ts';
import { parseArticleRow } from '../../../src/gateway/server/article-row.ts';

/** A record on disk of the published articles, for a start that meets a row that can no longer be shown. */
export interface PublishedArticles {
  /** Records the articles published since the last call; all articles at the first call, and after a failure. */
  keep(articles: readonly Article[]): Promise<void>;
  /** Returns the last recorded version of each article, if this version of the code can show it. */
  find(ids: readonly string[]): Promise<Article[]>;
}

const LINES_AT_ONCE = 1000;

/** Opens a record. @param file has a line for each version of an article; the last line of an article counts */
export function publishedArticles(file: string): PublishedArticles {
  let recorded: readonly Article[] | null = null;

  return {
    async keep(articles) {
      const known = recorded;
      recorded = null;
      if (known === null) {
        await writeAnew(file, articles);
      } else {
        await writeFile(file, linesOf(changeBetween(known, articles).added), { flag: 'a' });
      }
      recorded = articles;
    },
    async find(ids) {
      if (!existsSync(file)) return [];
      const wanted = new Set(ids);
      const found = new Map<string, Article>();
      for await (const line of createInterface({ input: createReadStream(file) })) {
        const article = articleIn(line, wanted);
        if (article) found.set(article.id, article);
      }
      return [...found.values()];
    },
  };
}

/** Replaces the record as a whole. */
async function writeAnew(file: string, articles: readonly Article[]): Promise<void> {
  const unfinished = `${file}.new`;
  await rm(unfinished, { force: true });
  try {
    await writeFile(unfinished, linesOf(articles));
    await rename(unfinished, file);
  } catch (error) {
    // On a full disk, the unfinished file would take up the missing space.
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Yields many lines at a time: one text would take much memory, single lines much time. */
function* linesOf(articles: readonly Article[]): Generator<string> {
  for (let start = 0; start < articles.length; start += LINES_AT_ONCE) {
    const batch = articles.slice(start, start + LINES_AT_ONCE);
    yield batch.map((article) => `${JSON.stringify([article.id, rowOf(article)])}\n`).join('');
  }
}

/** Reads the article of a line; null for an article that is not wanted or cannot be shown, and for a cut line. */
function articleIn(line: string, wanted: ReadonlySet<string>): Article | null {
  try {
    const [id, row] = JSON.parse(line) as [id: string, row: unknown];
    return wanted.has(id) ? parseArticleRow(row) : null;
  } catch {
    return null;
  }
}
