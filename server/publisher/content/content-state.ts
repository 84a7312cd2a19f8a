import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Article } from '../../../src/core/article/article.ts';
import type { SiteContent } from '../../../src/core/site/content.ts';
import { newestFirst } from '../../../src/core/site/newest-first.ts';
import type { Database } from '../../../src/gateway/database.types.ts';
import type { ContentReader } from '../../../src/gateway/server/content-reader.ts';
import type { RefusedRow } from '../../../src/gateway/server/article-row.ts';
import { ReadFailure } from '../../../src/gateway/server/read-all.ts';
import { heldArticles, type HeldArticle, type PublishedBefore } from './held-articles.ts';

const Changes = v.object({
  cursor: v.string(),
  isKnown: v.boolean(),
  articles: v.array(v.string()),
  tables: v.array(v.string()),
});

type ContentChanges = v.InferOutput<typeof Changes>;

/** More changes than this are read in two steps, the newest articles first, so that visitors do not wait for all. */
const MOST_AT_ONCE = 400;
const READ_FIRST = 100;

/** Largest number of changed articles that are read with their texts. The texts of more would keep visitors waiting. */
const MOST_WITH_TEXTS = 16;

/** Text that sorts after every date. */
const LATER = '~';

/** Asks for the changes since a cursor; null asks for the present cursor alone. */
export type AskForChanges = (since: string | null) => Promise<ContentChanges>;

/** Makes the function that asks the database, and that throws ReadFailure. @param client holds the secret key */
export function changesOf(client: SupabaseClient<Database>): AskForChanges {
  return async (since) => {
    const { data, error, status } = await client.rpc('content_changes', since === null ? {} : { since });
    if (error) throw new ReadFailure(error.message, status, error.code);
    return v.parse(Changes, data);
  };
}

interface ReadContent {
  content: SiteContent;
  /** Articles that are new, or differ from the last refresh. */
  changed: readonly Article[];
  /** Articles whose rows cannot be shown; `content` has the version that the site goes on showing. */
  held: readonly HeldArticle[];
  /** False when only the newest of many changes were read: the next refresh reads the rest. */
  isWhole: boolean;
}

/**
 * Applies what was read to the state, once all is read. A refresh that fails changes nothing, even if a part of its
 * reading ends during the next one. Returns the articles that are new or changed.
 */
type Apply = () => Article[];

export interface ContentState {
  /** Reads the changes, or everything when the database does not know them. */
  refresh(): Promise<ReadContent>;
  /** Returns texts by article: empty for a held article whose text is gone. Leaves out articles that are hidden now. */
  textsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  forget(): void;
}

/** Keeps the content of a site in memory, without its texts. */
export function contentState(
  reader: ContentReader,
  askForChanges: AskForChanges,
  before: PublishedBefore,
): ContentState {
  let cursor: string | null = null;
  /** The last version of each article that can be shown. */
  let articles = new Map<string, Article>();
  let refused = new Map<string, RefusedRow>();
  let held: HeldArticle[] = [];
  let categories: SiteContent['categories'] = [];
  let formerSlugs: SiteContent['formerSlugs'] = [];
  let recentTexts = new Map<string, string>();
  /** Changed articles that are still to be read, though the cursor is past them. */
  let unread: readonly string[] = [];

  async function readAll(): Promise<Apply> {
    // Ask for the cursor first: changes made while all is read are then read again.
    const asked = await askForChanges(null);
    const [read, readCategories, readSlugs] = await Promise.all([
      reader.articles(false),
      reader.categories(),
      reader.formerSlugs(),
    ]);
    const former = articles;
    const found = read.articles.map((article) => unchanged(former.get(article.id), article));
    const unknown = read.refused.map(({ id }) => id).filter((id) => !former.has(id));
    const last = unknown.length > 0 ? await before.articlesOf(unknown) : new Map<string, Article>();
    const lastGood = read.refused.flatMap(({ id }) => former.get(id) ?? last.get(id) ?? []);
    return () => {
      refused = new Map(read.refused.map((row) => [row.id, row]));
      // Keeps the order of the lists. Each publication sorts the articles, and nearly sorted ones sort quickly.
      articles = new Map(newestFirst([...found, ...lastGood]).map((article) => [article.id, article]));
      categories = readCategories;
      formerSlugs = readSlugs;
      recentTexts = new Map();
      unread = [];
      cursor = asked.cursor;
      return found.filter((article) => former.get(article.id) !== article);
    };
  }

  async function readChanges(since: string): Promise<Apply> {
    const changes = await askForChanges(since);
    if (!changes.isKnown) return readAll();
    const toRead = [...new Set([...unread, ...changes.articles])];
    const isPart = unread.length === 0 && toRead.length > MOST_AT_ONCE;
    const ids = isPart ? newestOf(toRead, READ_FIRST) : toRead;
    const unknown = ids.filter((id) => !articles.has(id));
    const [read, readCategories, readSlugs] = await Promise.all([
      ids.length > 0
        ? reader.articlesOf(ids, ids.length <= MOST_WITH_TEXTS, (id) => articles.get(id)?.number)
        : { articles: [], refused: [], texts: new Map() },
      changes.tables.includes('categories') ? reader.categories() : categories,
      changes.tables.includes('former_slugs') ? reader.formerSlugs() : formerSlugsWith(unknown),
    ]);
    const found = new Map(read.articles.map((article) => [article.id, unchanged(articles.get(article.id), article)]));
    // An article that is shown again may name a category that only hidden articles named, and that was not read.
    const isNamed = new Set(readCategories.map(({ name }) => name.toLowerCase()));
    const isComplete = [...found.values()].every(({ categories: names }) =>
      names.every((name) => isNamed.has(name.toLowerCase())),
    );
    const shownCategories = isComplete ? readCategories : await reader.categories();
    return () => {
      const changed = [...found.values()].filter((article) => articles.get(article.id) !== article);
      for (const id of ids) refused.delete(id);
      for (const row of read.refused) refused.set(row.id, row);
      for (const id of ids) if (!found.has(id) && !refused.has(id)) articles.delete(id);
      for (const article of changed) articles.set(article.id, article);
      const known = new Map(categories.map((category) => [category.id, category]));
      categories = shownCategories.map((category) => unchanged(known.get(category.id), category));
      formerSlugs = readSlugs;
      recentTexts = read.texts;
      const isRead = new Set(ids);
      unread = toRead.filter((id) => !isRead.has(id));
      cursor = changes.cursor;
      return changed;
    };
  }

  /**
   * Returns the known former slugs and those of unknown articles. An article that is shown again needs its former slugs
   * again, although no row of theirs has changed.
   */
  async function formerSlugsWith(unknown: readonly string[]): Promise<SiteContent['formerSlugs']> {
    if (unknown.length === 0) return formerSlugs;
    const isUnknown = new Set(unknown);
    const known = formerSlugs.filter(({ articleId }) => !isUnknown.has(articleId));
    return [...known, ...(await reader.formerSlugsOf(unknown))];
  }

  /** Returns the newest articles; an unknown one counts as newest. */
  function newestOf(ids: readonly string[], count: number): string[] {
    const dated = ids.map((id) => ({ id, publishedAt: articles.get(id)?.publishedAt ?? LATER }));
    return dated
      .sort((one, other) => Number(one.publishedAt < other.publishedAt) - Number(one.publishedAt > other.publishedAt))
      .slice(0, count)
      .map(({ id }) => id);
  }

  function shownWithHeld(): Article[] {
    const others = Array.from(articles.values()).filter(({ id }) => !refused.has(id));
    held = heldArticles(refused.values(), articles, others, before.hasPageOf);
    return [...others, ...held.flatMap(({ article }) => article ?? [])];
  }

  return {
    async refresh() {
      const [apply, recorded] = await Promise.all([
        cursor === null ? readAll() : readChanges(cursor),
        reader.contests(),
      ]);
      const changed = apply();
      held = [];
      const shown = refused.size === 0 ? [...articles.values()] : shownWithHeld();
      const content = { articles: shown, categories, formerSlugs, ...recorded, isFallback: false };
      return { content, changed, held, isWhole: unread.length === 0 };
    },
    async textsOf(ids) {
      const isGone = new Set(held.flatMap(({ article, isTextGone }) => (article && isTextGone ? [article.id] : [])));
      const missing = ids.filter((id) => !recentTexts.has(id) && !isGone.has(id));
      const read = missing.length > 0 ? await reader.textsOf(missing) : new Map<string, string>();
      const textOf = (id: string) => (isGone.has(id) ? '' : (recentTexts.get(id) ?? read.get(id)));
      return new Map(
        ids.flatMap((id): [string, string][] => {
          const text = textOf(id);
          return text === undefined ? [] : [[id, text]];
        }),
      );
    },
    forget() {
      cursor = null;
    },
  };
}

/** Returns the former object when both are equal, so that everything cached by it stays valid. */
function unchanged<Row>(former: Row | undefined, row: Row): Row {
  return former !== undefined && JSON.stringify(former) === JSON.stringify(row) ? former : row;
}
