import { createClient } from '@supabase/supabase-js';
import { batchesOf, forEach } from '../../core/for-each.ts';
import { readContest, type Contest, type LiveContest } from '../../core/contest/contest-settings.ts';
import { readContestStatuses, type ContestStatus } from '../../core/contest/contest-status.ts';
import type { FormerSlug, SiteContent } from '../../core/site/content.ts';
import { SiteError } from '../../core/site/site-error.ts';
import type { Database } from '../database.types.ts';
import { ARTICLE_COLUMNS, contentOf, parseRows, type ParsedRows } from './article-row.ts';
import { databaseAccess, type Environment } from './environment.ts';
import { readAll, readAllByNumber, ReadFailure, type RowsAnswer } from './read-all.ts';

const ANSWER_TIMEOUT = 30_000;
/** Most articles in one request, so that its address stays shorter than some servers' limit. */
const MOST_PER_REQUEST = { id: 100, number: 400 };
const REQUESTS_AT_ONCE = 4;

/** Parsed rows with the texts that were read, by id. */
interface ReadArticles extends ParsedRows {
  texts: Map<string, string>;
}

/** Reads content as a visitor; row-level security decides what is public. Methods may throw a ReadFailure. */
export interface ContentReader {
  articles(withTexts: boolean): Promise<ReadArticles>;
  /**
   * Reads these articles, except hidden ones.
   * @param numberOf returns an article's number when it was last read; numbers need a quarter of the requests
   */
  articlesOf(
    ids: readonly string[],
    withTexts: boolean,
    numberOf?: (id: string) => number | undefined,
  ): Promise<ReadArticles>;
  /** Reads the texts of these articles, except hidden ones. */
  textsOf(ids: readonly string[]): Promise<Map<string, string>>;
  categories(): Promise<SiteContent['categories']>;
  formerSlugs(): Promise<FormerSlug[]>;
  /** Reads the former slugs of these articles, except hidden ones. */
  formerSlugsOf(ids: readonly string[]): Promise<FormerSlug[]>;
  /** Reads the state of all contests. @throws SiteError when the live contest differs from the database's */
  contests(): Promise<Pick<SiteContent, 'contest' | 'contests'>>;
}

/** @throws SiteError for an environment that names no database */
export function contentReader(environment: Environment): ContentReader {
  const { url, publishableKey } = databaseAccess(environment);
  const contest = readContest(environment);
  const client = createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Our own policy retries; the client's retries would multiply it.
    db: { retry: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT) }) },
  });

  const published = (columns: string, isCounted = true) =>
    client
      .from('blog_posts')
      .select(columns, isCounted ? { count: 'exact' } : {})
      .eq('status', 'published');

  const allRows = (columns: string) =>
    readAllByNumber(
      ({ after, limit, isCounted }) => {
        const rows = published(columns, isCounted).order('number').limit(limit);
        return (after === null ? rows : rows.gt('number', after)) as PromiseLike<RowsAnswer>;
      },
      (row) => (row as { number: number }).number,
    );

  async function inBatches<Key>(
    keys: readonly Key[],
    size: number,
    readBatch: (wanted: readonly Key[]) => Promise<unknown[]>,
  ): Promise<unknown[]> {
    const rows: unknown[] = [];
    await forEach(batchesOf(keys, size), REQUESTS_AT_ONCE, async (batch) => {
      for (const row of await readBatch(batch)) rows.push(row);
    });
    return rows;
  }

  const rowsBy = (column: 'id' | 'number', keys: readonly (string | number)[], columns: string) =>
    inBatches(keys, MOST_PER_REQUEST[column], (wanted) =>
      readAll(
        (from, to) =>
          published(columns)
            .in(column, [...wanted])
            .order(column)
            .range(from, to) as PromiseLike<RowsAnswer>,
      ),
    );
  const rowsOf = (ids: readonly string[], columns: string) => rowsBy('id', ids, columns);

  /** Reads rows by number. Reads few rows by id, because by number a hidden article would need a second request. */
  async function rowsKnownBy(
    numberOf: (id: string) => number | undefined,
    ids: readonly string[],
    columns: string,
  ): Promise<unknown[]> {
    if (ids.length <= MOST_PER_REQUEST.id) return rowsOf(ids, columns);
    const numbers = ids.flatMap((id) => numberOf(id) ?? []);
    const rows = await rowsBy('number', numbers, columns);
    const found = new Map(rows.map((row) => [idOf(row), row]));
    // The missing articles were hidden since, or deleted and restored with another number.
    const missing = await rowsOf(
      ids.filter((id) => !found.has(id)),
      columns,
    );
    return [...ids.flatMap((id) => found.get(id) ?? []), ...missing];
  }

  async function read(rowsWith: (columns: string) => Promise<unknown[]>, withTexts: boolean): Promise<ReadArticles> {
    if (withTexts) {
      const rows = await rowsWith(`${ARTICLE_COLUMNS},content`);
      return { ...parseRows(rows), texts: parsedTexts(rows) };
    }
    const rows = await rowsWith(ARTICLE_COLUMNS);
    // Compute a missing reading time from the text.
    const untimed = rows.filter((row) => !(row as { reading_time?: string | null }).reading_time);
    const texts = parsedTexts(await rowsOf(untimed.map(idOf), 'id,content'));
    return {
      ...parseRows(
        texts.size === 0 ? rows : rows.map((row) => ({ ...(row as object), content: texts.get(idOf(row)) })),
      ),
      texts: new Map(),
    };
  }

  return {
    articles: (withTexts) => read(allRows, withTexts),
    articlesOf: (ids, withTexts, numberOf = () => undefined) =>
      read((columns) => rowsKnownBy(numberOf, ids, columns), withTexts),
    textsOf: async (ids) => parsedTexts(await rowsOf(ids, 'id,content')),
    async categories() {
      return (await readAll((from, to) =>
        client
          .from('categories')
          .select('id,name,slug,formerSlugs:former_slugs', { count: 'exact' })
          .order('name')
          .order('id')
          .range(from, to),
      )) as SiteContent['categories'];
    },
    formerSlugs: async () =>
      slugsOf(
        await readAll((from, to) =>
          client.from('former_slugs').select('slug,article_id', { count: 'exact' }).order('slug').range(from, to),
        ),
      ),
    formerSlugsOf: async (ids) =>
      slugsOf(
        await inBatches(ids, MOST_PER_REQUEST.id, (wanted) =>
          readAll((from, to) =>
            client
              .from('former_slugs')
              .select('slug,article_id', { count: 'exact' })
              .in('article_id', [...wanted])
              .order('slug')
              .range(from, to),
          ),
        ),
      ),
    contests: async () => parseContests(contest, await client.rpc('contest_statuses')),
  };
}

function slugsOf(rows: unknown[]): FormerSlug[] {
  return (rows as { slug: string; article_id: string }[]).map(({ slug, article_id }) => ({
    slug,
    articleId: article_id,
  }));
}

function parsedTexts(rows: unknown[]): Map<string, string> {
  return new Map(rows.map((row) => [idOf(row), contentOf(row)]));
}

function idOf(row: unknown): string {
  return (row as { id: string }).id;
}

/** @throws SiteError when the database has another contest than the operator has set */
function parseContests(
  contest: Contest,
  { data, error, status }: { data: unknown; error: { message: string; code: string } | null; status: number },
): Pick<SiteContent, 'contest' | 'contests'> {
  if (error) throw new ReadFailure(error.message, status, error.code);
  const contests = readContestStatuses(data) ?? [];
  return { contest: contest.mode === 'live' ? liveOf(contest, contests[0]) : null, contests };
}

function liveOf({ startsAt, endsAt }: LiveContest, newest: ContestStatus | undefined): ContestStatus {
  if (newest?.startsAt === startsAt && newest.endsAt === endsAt) return newest;
  const known = newest ? `one from ${newest.startsAt} to ${newest.endsAt}` : 'none';
  throw new SiteError(
    `The contest is live from ${startsAt} to ${endsAt}, and the database has ${known}. ` +
      'Open it: npm run tool -- draw open. Or correct CONTEST_STARTS_AT and CONTEST_ENDS_AT.',
  );
}
