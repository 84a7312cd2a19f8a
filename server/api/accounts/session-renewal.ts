import { concurrencyLimit } from '../requests/concurrency-limit.ts';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';

/**
 * Seconds during which a used token is accepted again, as on a hosted project: two tabs may renew at once, or an answer
 * may be lost.
 */
const REUSE_INTERVAL = 10;

/**
 * Renews sessions, one renewal after the other for each session, and accepts a used token during the interval. The
 * authentication interface has no interval: it takes the third use of a token for a theft, and ends the session.
 */
export function sessionRenewal(database: Pick<ConnectionPool, 'query'>) {
  const inTurn = concurrencyLimit({ ofNetwork: 1, total: Infinity });

  async function sessionOf(token: string): Promise<string | null> {
    const [row] = await database.query<{ session: string | null }>(
      'select session_id::text as session from auth.refresh_tokens where token = $1',
      [token],
    );
    return row?.session ?? null;
  }

  /** Returns the token to renew with. A recently used token is replaced by the parent of the session's newest token. */
  async function usableToken(token: string): Promise<string> {
    const [row] = await database.query<{ parent: string }>(
      `select newest.parent from auth.refresh_tokens used
       join auth.refresh_tokens newest on newest.session_id = used.session_id and not newest.revoked
       where used.token = $1 and used.revoked and newest.parent is not null
         and used.updated_at > now() - make_interval(secs => $2)
       order by newest.created_at desc limit 1`,
      [token, REUSE_INTERVAL],
    );
    return row?.parent ?? token;
  }

  return async function renew(
    token: string,
    signal: AbortSignal,
    answer: (token: string) => Promise<Response>,
  ): Promise<Response> {
    const session = await sessionOf(token);
    if (session === null) return answer(token);
    return inTurn([session], signal, async () => answer(await usableToken(token)));
  };
}
