import { decodeJwt, SignJWT } from 'jose';
import * as v from 'valibot';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';

const WithUser = v.looseObject({ user: v.looseObject({ id: v.string() }), access_token: v.string() });
const User = v.looseObject({ id: v.string() });

interface Facts {
  factors: object[];
  aal: string;
}

/**
 * Adds second factors to answers about a session or its account, as GoTrue gives them: the account's factors, and in
 * the token whether a code was given (`aal`, `amr`). @supabase/lite leaves both out.
 */
export function sessionAssurance(jwtSecret: string, database: Pick<ConnectionPool, 'query'>) {
  const secret = new TextEncoder().encode(jwtSecret);

  async function factsOf(account: string, session: string): Promise<Facts> {
    const [facts] = await database.query<Facts>(
      `select coalesce((
           select jsonb_agg(jsonb_build_object(
             'id', id, 'friendly_name', friendly_name, 'factor_type', factor_type, 'status', status,
             'created_at', created_at, 'updated_at', updated_at))
           from auth.mfa_factors where user_id::text = $1), '[]') as factors,
         coalesce((select aal from auth.sessions where id::text = $2), 'aal1') as aal`,
      [account, session],
    );
    return facts ?? { factors: [], aal: 'aal1' };
  }

  async function completed(body: unknown): Promise<unknown> {
    if (v.is(WithUser, body)) {
      const claims = decodeJwt(body.access_token);
      const { factors, aal } = await factsOf(body.user.id, String(claims['session_id']));
      const methods = aal === 'aal2' ? ['totp', 'password'] : ['password'];
      const amr = methods.map((method) => ({ method, timestamp: claims.iat }));
      const token = await new SignJWT({ ...claims, aal, amr })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(secret);
      return { ...body, access_token: token, user: { ...body.user, factors } };
    }
    if (v.is(User, body)) return { ...body, factors: (await factsOf(body.id, '')).factors };
    return body;
  }

  return async function withAssurance(answered: Response): Promise<Response> {
    if (!answered.ok) return answered;
    const headers = new Headers(answered.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(await completed(await answered.json())), { status: answered.status, headers });
  };
}

export function returnsSession(method: string, { pathname }: URL): boolean {
  return method === 'POST' ? pathname === '/auth/v1/token' : method === 'GET' && pathname === '/auth/v1/user';
}
