import { setTimeout as sleep } from 'node:timers/promises';
import { withRetries, type RetryEffects } from '../../core/retry/retry.ts';
import type { ContentWithTexts } from '../../core/site/content.ts';
import { SiteError } from '../../core/site/site-error.ts';
import { contentReader, type ContentReader } from './content-reader.ts';
import { databaseAccess, type DatabaseAccess, type Environment } from './environment.ts';
import { ReadFailure } from './read-all.ts';

const REAL_EFFECTS: RetryEffects = { sleep: (milliseconds) => sleep(milliseconds), random: Math.random };

/** Error after all retries without an answer of the database. */
export class DatabaseUnreachable extends SiteError {}

/**
 * Reads everything that the site is made from.
 * @throws SiteError that names the cause, including articles that cannot be shown; DatabaseUnreachable without any
 * answer
 */
export async function readSiteContent(
  environment: Environment,
  effects: RetryEffects = REAL_EFFECTS,
): Promise<ContentWithTexts> {
  return readWithRetries(
    environment,
    async (reader) => {
      const [{ articles, texts, refused }, categories, formerSlugs, recorded] = await Promise.all([
        reader.articles(true),
        reader.categories(),
        reader.formerSlugs(),
        reader.contests(),
      ]);
      if (refused.length > 0) throw new SiteError(refused.map(({ reason }) => reason).join(' '));
      return { articles, categories, formerSlugs, ...recorded, isFallback: false, texts };
    },
    effects,
  );
}

/** Reads with retries. @throws SiteError that names the cause; DatabaseUnreachable without any answer */
export async function readWithRetries<Result>(
  environment: Environment,
  read: (reader: ContentReader) => Promise<Result>,
  effects: RetryEffects = REAL_EFFECTS,
): Promise<Result> {
  const access = databaseAccess(environment);
  const reader = contentReader(environment);
  try {
    return await withRetries(() => read(reader), effects, isTransient);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const Failure = isUnreachable(error) ? DatabaseUnreachable : SiteError;
    throw new Failure(explain(error, access), error, isTransient(error));
  }
}

/** A network or a busy server may recover; a wrong key or a missing table does not. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof ReadFailure)) return false;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

/** An incomplete read had answers, so the database is within reach. */
function isUnreachable(error: unknown): boolean {
  return isTransient(error) && !(error instanceof ReadFailure && error.code === 'incomplete');
}

function explain(error: unknown, { url }: DatabaseAccess): string {
  if (!(error instanceof ReadFailure)) return `The database at ${url} could not be read: ${String(error)}`;
  if (error.status === 401 || error.status === 403) {
    return `The database at ${url} refuses the publishable key (${error.message}). Correct PUBLIC_SUPABASE_PUBLISHABLE_KEY.`;
  }
  if (error.code === 'PGRST205' || error.code === 'PGRST202' || error.code === '42P01' || error.code === '42703') {
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
