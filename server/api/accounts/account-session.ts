import { jwtVerify } from 'jose';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';
import type { Refusal } from '../../http/refusal.ts';

export interface AccountSession {
  id: string;
  accountId: string;
  email: string;
  /** True when a code of the second factor was given. */
  hasCode: boolean;
}

const NO_TOKEN: Refusal = { status: 401, code: 'no_authorization', message: 'This endpoint requires a Bearer token' };
const BAD_TOKEN: Refusal = { status: 403, code: 'bad_jwt', message: 'invalid JWT' };
const ENDED: Refusal = {
  status: 403,
  code: 'session_not_found',
  message: 'Session from session_id claim in JWT does not exist',
};

/** Makes the function that reads sessions; it checks the signature before it asks the database. */
export function sessionReader(jwtSecret: string, database: Pick<ConnectionPool, 'query'>) {
  const secret = new TextEncoder().encode(jwtSecret);

  return async function readSession(headers: Headers): Promise<AccountSession | Refusal> {
    const token = /^Bearer (\S+\.\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
    if (token === undefined) return NO_TOKEN;
    const claims = await jwtVerify(token, secret, { algorithms: ['HS256'] }).then(
      ({ payload }) => payload,
      () => null,
    );
    if (claims === null) return BAD_TOKEN;
    const [row] = await database.query<AccountSession>(
      `select session.id::text as id, account.id::text as "accountId", coalesce(account.email, '') as email,
         session.aal is not distinct from 'aal2' as "hasCode"
       from auth.sessions session join auth.users account on account.id = session.user_id
       where session.id::text = $1 and account.id::text = $2`,
      [String(claims['session_id'] ?? ''), claims.sub ?? ''],
    );
    return row ?? ENDED;
  };
}
