import bcrypt from 'bcryptjs';
import * as v from 'valibot';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';
import { answerRefusal, type Refusal } from '../../http/refusal.ts';

/** The cost factor of @supabase/lite. */
const COST = 10;
const ADMIN_PATH = '/auth/v1/admin/users';

const NOT_ADMIN: Refusal = { status: 403, code: 'not_admin', message: 'User not allowed' };
const UNKNOWN_USER: Refusal = { status: 404, code: 'user_not_found', message: 'User not found' };
const TAKEN: Refusal = {
  status: 422,
  code: 'email_exists',
  message: 'A user with this email address has already been registered',
};

const text = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\0')),
);
// bcrypt ignores all bytes after the 72nd.
const Password = v.pipe(text, v.minLength(1), v.maxBytes(72));
const NewUser = v.object({
  email: v.pipe(text, v.maxLength(320), v.toLowerCase()),
  password: Password,
  email_confirm: v.literal(true),
});
const Change = v.strictObject({ password: Password });

export interface AdministrationCall {
  request: Request;
  address: URL;
  isOperator: boolean;
}

export function isAdministration({ pathname }: URL): boolean {
  return pathname === ADMIN_PATH || pathname.startsWith(`${ADMIN_PATH}/`);
}

/**
 * Answers the part of GoTrue's administration interface that the product calls, for the secret key only: `POST
 * /admin/users` makes an account with a confirmed address; `GET`, `PUT` and `DELETE /admin/users/{id}` read an account,
 * set its password and end its sessions, and delete it.
 */
export function accountAdministration(
  database: Pick<ConnectionPool, 'query'>,
  signUp: (account: { email: string; password: string }) => Promise<Response>,
): (call: AdministrationCall) => Promise<Response> {
  async function accountOf(email: string): Promise<string | null> {
    const rows = await database.query<{ id: string }>('select id::text from auth.users where email = $1', [email]);
    return rows[0]?.id ?? null;
  }

  async function create(body: unknown): Promise<Response> {
    const user = v.safeParse(NewUser, body);
    if (!user.success) return refuse(invalid('An account needs email, password and email_confirm: true'));
    const { email, password } = user.output;
    const answered = await signUp({ email, password });
    // Only the database recognizes the second of two simultaneous requests.
    if (!answered.ok) return (await accountOf(email)) === null ? answered : refuse(TAKEN);
    const id = await accountOf(email);
    // Signing up also opens a session.
    await database.query(
      `with ended as (delete from auth.sessions where user_id = $1)
       update auth.users set last_sign_in_at = null where id = $1`,
      [id],
    );
    return Response.json({ id, aud: 'authenticated', role: 'authenticated', email });
  }

  async function setPassword(id: string, body: unknown): Promise<Response> {
    const change = v.safeParse(Change, body);
    if (!change.success) return refuse(invalid('Only a password can be changed'));
    const hash = await bcrypt.hash(change.output.password, COST);
    const rows = await database.query<{ email: string }>(
      `with changed as (update auth.users set encrypted_password = $2, updated_at = now() where id = $1 returning id, email),
            ended as (delete from auth.sessions where user_id in (select id from changed))
       select email from changed`,
      [id, hash],
    );
    return rows[0] ? Response.json({ id, aud: 'authenticated', ...rows[0] }) : refuse(UNKNOWN_USER);
  }

  async function read(id: string): Promise<Response> {
    const rows = await database.query<{ email: string }>('select email from auth.users where id = $1', [id]);
    return rows[0] ? Response.json({ id, aud: 'authenticated', ...rows[0] }) : refuse(UNKNOWN_USER);
  }

  async function remove(id: string): Promise<Response> {
    const rows = await database.query('delete from auth.users where id = $1 returning id', [id]);
    return rows.length > 0 ? Response.json({}) : refuse(UNKNOWN_USER);
  }

  return async ({ request, address, isOperator }) => {
    if (!isOperator) return refuse(NOT_ADMIN);
    const id = address.pathname.slice(ADMIN_PATH.length + 1);
    const { method } = request;
    if (id === '' && method === 'POST') return create(await bodyOf(request));
    if (!v.is(v.pipe(v.string(), v.uuid()), id)) return refuse(UNKNOWN_USER);
    if (method === 'GET') return read(id);
    if (method === 'PUT') return setPassword(id, await bodyOf(request));
    if (method === 'DELETE') return remove(id);
    return refuse({ status: 405, code: 'method_not_allowed', message: 'Use GET, POST, PUT or DELETE' });
  };
}

function invalid(message: string): Refusal {
  return { status: 400, code: 'validation_failed', message };
}

async function bodyOf(request: Request): Promise<unknown> {
  return request.json().catch(() => null);
}

function refuse(refusal: Refusal): Response {
  return answerRefusal(refusal, ADMIN_PATH);
}
