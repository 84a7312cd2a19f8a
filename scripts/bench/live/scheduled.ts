import type { Sql } from 'postgres';
import { articleAddress } from '../../../src/core/site/addresses.ts';
import { OperatorError } from '../../process/operator-error.ts';
import type { Visitor } from './visitor.ts';

const MINUTE = 60_000;
/** The publication that hides the article has ended by then. */
const LEAST_AHEAD = 15_000;

/**
 * Schedules an article for a minute that comes, and waits for its page.
 *
 * @param untilQuiet waits until no publication waits or runs
 * @returns milliseconds from its minute until a visitor is served the page
 * @throws OperatorError when that takes longer than a minute
 */
export async function measureScheduled(sql: Sql, someone: Visitor, untilQuiet: () => Promise<void>): Promise<number> {
  const [article] = await sql<{ id: string; slug: string; content_type: 'blog' | 'anecdote' }[]>`
    select id, slug, content_type from public.blog_posts
    where status = 'published' and slug is not null and published_at <= now() order by id desc limit 1`;
  if (!article) throw new OperatorError('There is no article to schedule.');
  const minute = Math.ceil((Date.now() + LEAST_AHEAD) / MINUTE) * MINUTE;
  await sql`update public.blog_posts set published_at = ${new Date(minute)} where id = ${article.id}`;
  await untilQuiet();
  const address = articleAddress({ id: article.id, slug: article.slug, contentType: article.content_type });
  const origin = performance.timeOrigin;
  await someone.until(address, ({ status }) => status === 404, minute - origin);
  const online = await someone.until(address, ({ status }) => status === 200, minute + MINUTE - origin);
  await untilQuiet();
  return origin + online - minute;
}
