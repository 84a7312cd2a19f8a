import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { withRetries, type RetryEffects } from '../../core/retry/retry.ts';
import type { SiteContent } from '../../core/site/content.ts';
import { SiteError } from '../../core/site/site-error.ts';
import { ARTICLE_COLUMNS, parseArticle } from './article-row.ts';
import type { Database } from '../database.types.ts';
import { databaseAccess, type DatabaseAccess, type Environment } from './environment.ts';
import { readAll, ReadFailure } from './read-all.ts';

/** Milliseconds after which a database that takes a request and says nothing counts as silent. */
const ANSWER_TIMEOUT = 30_000;

const REAL_EFFECTS: RetryEffects = { sleep: (milliseconds) => sleep(milliseconds), random: Math.random };

/** The database did not answer, however often it was asked. */
export class DatabaseOutOfReach extends SiteError {}

/**
 * Reads all that the site is made from, as a visitor: row-level security decides what is public.
 * @throws SiteError that names the cause; DatabaseOutOfReach when no row was to be had
 */
export async function readSiteContent(
  environment: Environment,
  effects: RetryEffects = REAL_EFFECTS,
): Promise<SiteContent> {
  const access = databaseAccess(environment);
  try {
    return await withRetries(() => readOnce(access), effects, isPassing);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const Failure = isOutOfReach(error) ? DatabaseOutOfReach : SiteError;
    throw new Failure(explain(error, access), error, isPassing(error));
  }
}

async function readOnce({ url, publishableKey }: DatabaseAccess): Promise<SiteContent> {
  const client = createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Our own policy retries: the client's would multiply it.
    db: { retry: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT) }) },
  });
  const [articles, categories, formerSlugs] = await Promise.all([
    readAll((from, to) =>
      client
        .from('blog_posts')
        .select(ARTICLE_COLUMNS, { count: 'exact' })
        .eq('status', 'published')
        // Pages are put in order once all rows are here: by a column that nobody edits, none is lost between two requests.
        .order('id')
        .range(from, to),
    ),
    readAll((from, to) =>
      client.from('categories').select('id,name,slug', { count: 'exact' }).order('name').order('id').range(from, to),
    ),
    readAll((from, to) =>
      client.from('former_slugs').select('slug,article_id', { count: 'exact' }).order('slug').range(from, to),
    ),
  ]);
  return {
    articles: articles.map(parseArticle),
    categories: categories as SiteContent['categories'],
    formerSlugs: (formerSlugs as { slug: string; article_id: string }[]).map(({ slug, article_id }) => ({
      slug,
      articleId: article_id,
    })),
    isFallback: false,
  };
}

/** A wrong key or a missing table stays wrong; a network or a busy server may recover. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ReadFailure)) return false;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

/** A database that has just given rows is within reach. */
function isOutOfReach(error: unknown): boolean {
  return isPassing(error) && !(error instanceof ReadFailure && error.code === 'incomplete');
}

function explain(error: unknown, { url }: DatabaseAccess): string {
  if (!(error instanceof ReadFailure)) return `The database at ${url} could not be read: ${String(error)}`;
  if (error.status === 401 || error.status === 403) {
    return `The database at ${url} refuses the publishable key (${error.message}). Correct PUBLIC_SUPABASE_PUBLISHABLE_KEY.`;
  }
  if (error.code === 'PGRST205' || error.code === '42P01' || error.code === '42703') {
    return `The database at ${url} lacks what the site reads (${error.message}). Apply the migrations: supabase db push.`;
  }
  if (error.code === 'incomplete') {
    return `The articles changed while they were read (${error.message}). Publish again.`;
  }
  if (error.status === 0) {
    return `The database at ${url} does not answer (${error.message}). Start it, or correct PUBLIC_SUPABASE_URL.`;
  }
  return `The database at ${url} answered ${error.status}: ${error.message}`;
}
