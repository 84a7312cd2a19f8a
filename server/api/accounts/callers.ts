import { jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';
import type { Credentials } from '../../settings/credentials.ts';

/** The product's own processes, a member of the back office, or anybody else, other accounts included. */
export type Caller = 'operator' | 'member' | 'stranger';

/** Decides by the headers of a request who sent it. @throws DatabaseUnavailable */
export type CallerCheck = (headers: Headers) => Promise<Caller>;

/** Milliseconds that the limits of requests remember a member; policies ask the database each time. */
const KEPT_FOR = 30_000;
const MOST_KEPT = 1_000;

/** Makes the check of callers. It checks the key or the signature before it asks the database. */
export function callerCheck(
  { secretKey, jwtSecret }: Pick<Credentials, 'secretKey' | 'jwtSecret'>,
  database: Pick<ConnectionPool, 'query'>,
): CallerCheck {
  const secret = new TextEncoder().encode(jwtSecret);
  // Only members are cached: another account may become one at any time.
  const members = new LRUCache<string, true>({ max: MOST_KEPT, ttl: KEPT_FOR });

  async function accountOf(headers: Headers): Promise<string | null> {
    const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
    // The publishable key may stand here too; it is no token.
    if (token === undefined || !token.includes('.')) return null;
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
      return payload.sub ?? null;
    } catch {
      return null;
    }
  }

  async function isMember(account: string): Promise<boolean> {
    if (members.has(account)) return true;
    const rows = await database.query('select from public.members where id::text = $1', [account]);
    if (rows.length === 0) return false;
    members.set(account, true);
    return true;
  }

  return async (headers) => {
    if (headers.get('apikey') === secretKey) return 'operator';
    const account = await accountOf(headers);
    return account !== null && (await isMember(account)) ? 'member' : 'stranger';
  };
}
