import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { networksOf } from '../../../supabase/functions/_shared/client-network.ts';
import type { AccountSession, sessionReader } from './account-session.ts';
import { attemptLimit } from './attempt-limit.ts';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';
import { newSecret, stepOfCode } from './one-time-codes.ts';
import { answerRefusal, type Refusal } from '../../http/refusal.ts';

const PATH = '/auth/v1/factors';
/** Milliseconds. */
const CHALLENGE_LASTS = 5 * 60 * 1000;
const MOST_CHALLENGES = 10_000;
/** Codes from one network in `SECONDS`, for all accounts; the database counts those of each account. */
const CODES = 20;
const SECONDS = 5 * 60;

const WRONG_CODE = refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
const UNKNOWN_FACTOR = refusal(404, 'mfa_factor_not_found', 'Factor not found');

const short = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))));
const Enrolment = v.object({ factor_type: v.literal('totp'), friendly_name: short, issuer: short });
const Verification = v.object({ challenge_id: v.string(), code: v.string() });

interface Factor {
  id: string;
  status: 'unverified' | 'verified';
  secret: string;
}

export interface FactorCall {
  request: Request;
  address: URL;
  clientAddress: string;
}

export interface FactorParts {
  database: Pick<ConnectionPool, 'query'>;
  readSession: ReturnType<typeof sessionReader>;
  /** Renews a session by its refresh token, through the authentication interface. */
  renew(refreshToken: string): Promise<Response>;
  now(): number;
}

export function isFactorPath({ pathname }: URL): boolean {
  return pathname === PATH || pathname.startsWith(`${PATH}/`);
}

/**
 * Answers GoTrue's interface for one-time codes: `POST /factors` makes a factor, which its first code turns on; `POST
 * /factors/{id}/challenge` and `/verify` take a code; `DELETE /factors/{id}` deletes a factor that was never turned on.
 * The password removes an active factor (edge function `team-accounts`), or an administrator does.
 */
export function secondFactorInterface({ database, readSession, renew, now }: FactorParts, codes = CODES) {
  const challenges = new LRUCache<string, string>({ max: MOST_CHALLENGES, ttl: CHALLENGE_LASTS });
  const codesOfNetwork = attemptLimit(codes, SECONDS);

  async function factorOf({ accountId }: AccountSession, id: string): Promise<Factor | null> {
    const [factor] = await database.query<Factor>(
      'select id::text as id, status, secret from auth.mfa_factors where id::text = $1 and user_id = $2',
      [id, accountId],
    );
    return factor ?? null;
  }

  async function enrol(session: AccountSession, body: unknown): Promise<Response> {
    const { success, output } = v.safeParse(Enrolment, body);
    if (!success) return refuse(refusal(400, 'validation_failed', 'factor_type needs to be totp'));
    const made = await newSecret(output.issuer ?? 'Coquelicot', session.email);
    const name = output.friendly_name ?? '';
    const [factor] = await database.query<{ id: string }>(
      `insert into auth.mfa_factors as known (user_id, friendly_name, secret)
       select $1::uuid, $2::text, $3::text
       where not exists (select from auth.mfa_factors where user_id = $1::uuid and status = 'verified')
       on conflict (user_id, status) do update set
         id = excluded.id, friendly_name = excluded.friendly_name, secret = excluded.secret, created_at = now()
       returning id::text as id`,
      [session.accountId, name, made.secret],
    );
    if (!factor) return refuse(refusal(422, 'too_many_enrolled_mfa_factors', 'The account has a second factor'));
    const totp = { qr_code: made.picture, secret: made.secret, uri: made.uri };
    return Response.json({ id: factor.id, type: 'totp', friendly_name: name, totp });
  }

  function challenge(factor: Factor): Response {
    const id = randomUUID();
    challenges.set(id, factor.id);
    return Response.json({ id, type: 'totp', expires_at: Math.floor((now() + CHALLENGE_LASTS) / 1000) });
  }

  async function verify(session: AccountSession, factor: Factor, body: unknown, client: string): Promise<Response> {
    const { success, output } = v.safeParse(Verification, body);
    if (!success) return refuse(refusal(400, 'validation_failed', 'The body lacks a challenge or a code, as text'));
    if (challenges.get(output.challenge_id) !== factor.id) {
      return refuse(
        refusal(422, 'mfa_challenge_expired', 'MFA challenge has expired, verify against another challenge'),
      );
    }
    const tooMany = (await codesOfNetwork.refuse(networksOf(client))) ?? (await refuseAccount(session));
    if (tooMany) return refuse(tooMany);
    const step = await stepOfCode(factor.secret, output.code, now());
    if (step === null || !(await takeCode(session, factor, step))) return refuse(WRONG_CODE);
    challenges.delete(output.challenge_id);
    if (factor.status === 'unverified') await tellTurnedOn(session);
    const [newest] = await database.query<{ token: string }>(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
      [session.id],
    );
    return newest ? renew(newest.token) : refuse(refusal(403, 'session_not_found', 'The session has ended'));
  }

  async function refuseAccount({ accountId }: AccountSession): Promise<Refusal | null> {
    const [row] = await database.query<{ admitted: boolean }>(
      `select private.admit_account('second-factor', $1) as admitted`,
      [accountId],
    );
    return row?.admitted ? null : refusal(429, 'over_request_rate_limit', 'Too many codes: wait, then try again');
  }

  /**
   * Accepts a code: turns the factor on, marks the session, and ends the account's other sessions without code, in one
   * statement. Returns false for a code that was used before.
   */
  async function takeCode({ id, accountId }: AccountSession, factor: Factor, step: number): Promise<boolean> {
    const taken = await database.query(
      `with taken as (
         update auth.mfa_factors set status = 'verified', last_code_step = $4, updated_at = now()
         where id = $1 and last_code_step < $4 returning id
       ), marked as (
         update auth.sessions set aal = 'aal2', factor_id = $1, updated_at = now()
         where id = $2 and exists (select from taken)
       ), ended as (
         delete from auth.sessions
         where user_id = $3 and id <> $2 and aal is distinct from 'aal2' and exists (select from taken)
       )
       select from taken`,
      [factor.id, id, accountId, step],
    );
    return taken.length > 0;
  }

  async function tellTurnedOn({ accountId }: AccountSession): Promise<void> {
    await database.query(
      `select pg_notify('account_changed',
         jsonb_build_object('account_id', $1::text, 'change', 'second_factor_on', 'at', clock_timestamp())::text)`,
      [accountId],
    );
  }

  async function forget(factor: Factor): Promise<Response> {
    if (factor.status === 'verified') {
      return refuse(refusal(403, 'insufficient_aal', 'A second factor that is on is turned off with the password'));
    }
    await database.query(`delete from auth.mfa_factors where id = $1 and status = 'unverified'`, [factor.id]);
    return Response.json({ id: factor.id });
  }

  return async ({ request, address, clientAddress }: FactorCall): Promise<Response> => {
    const session = await readSession(request.headers);
    if ('status' in session) return refuse(session);
    const [id, action, ...others] = address.pathname.slice(PATH.length + 1).split('/');
    const body: unknown = request.method === 'POST' ? await request.json().catch(() => null) : null;
    if (!id && request.method === 'POST') return enrol(session, body);
    const factor = others.length > 0 ? null : await factorOf(session, id ?? '');
    if (!factor) return refuse(UNKNOWN_FACTOR);
    if (request.method === 'POST' && action === 'challenge') return challenge(factor);
    if (request.method === 'POST' && action === 'verify') return verify(session, factor, body, clientAddress);
    if (request.method === 'DELETE' && action === undefined) return forget(factor);
    return refuse(refusal(405, 'method_not_allowed', 'Second factors have no such route'));
  };
}

function refusal(status: number, code: string, message: string): Refusal {
  return { status, code, message };
}

function refuse(reason: Refusal): Response {
  return answerRefusal(reason, PATH);
}
