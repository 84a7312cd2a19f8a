import { createClient, isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import { secretKey } from '../_shared/service-database.ts';

type Setting = (name: string) => string | undefined;

/** Refusal of a password by the project's own settings, with the reasons of the authentication interface. */
interface WeakPassword {
  reasons: string[];
}

/** Accounts in the authentication interface. Each function throws for an unexpected answer. */
export interface Accounts {
  /** Makes an account with a confirmed address; `taken` when the address has one. */
  create(email: string, password: string): Promise<{ id: string } | 'taken' | WeakPassword>;
  /** Returns the account of an address and password. `too many` after too many attempts. */
  accountWith(email: string, password: string): Promise<{ id: string } | 'wrong' | 'too many'>;
  setPassword(id: string, password: string): Promise<'set' | WeakPassword>;
  remove(id: string): Promise<void>;
  /** Returns the account of a session's token; null for an invalid token. */
  ofToken(token: string): Promise<SignedIn | null>;
}

export interface SignedIn {
  id: string;
  email: string;
  sessionId: string;
}

/** Uses the authentication interface with the secret key. */
export function accountsOf(setting: Setting): Accounts {
  // Each client is used once, because one that signs somebody in then acts as that person.
  const client = () =>
    createClient(setting('SUPABASE_URL') ?? '', secretKey(setting), {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    }).auth;
  return {
    async create(email, password) {
      const { data, error } = await client().admin.createUser({ email, password, email_confirm: true });
      if (isOf(error, 'email_exists', 'user_already_exists')) return 'taken';
      if (isAuthWeakPasswordError(error)) return { reasons: error.reasons };
      if (error) throw error;
      return { id: data.user.id };
    },
    async accountWith(email, password) {
      const authentication = client();
      const { data, error } = await authentication.signInWithPassword({ email, password });
      if (isOf(error, 'over_request_rate_limit')) return 'too many';
      if (isOf(error, 'invalid_credentials', 'email_not_confirmed', 'user_banned')) return 'wrong';
      if (error) throw error;
      await authentication.signOut({ scope: 'local' });
      return { id: data.user.id };
    },
    async setPassword(id, password) {
      const { error } = await client().admin.updateUserById(id, { password });
      if (isAuthWeakPasswordError(error)) return { reasons: error.reasons };
      if (error) throw error;
      return 'set';
    },
    async remove(id) {
      const { error } = await client().admin.deleteUser(id);
      if (error) throw error;
    },
    async ofToken(token) {
      const { data, error } = await client().getUser(token);
      if (error && error.status !== undefined && error.status >= 400 && error.status < 500) return null;
      if (error) throw error;
      return { id: data.user.id, email: data.user.email ?? '', sessionId: sessionIn(token) };
    },
  };
}

/** Returns the session id of a verified token; empty without one. */
function sessionIn(token: string): string {
  const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  const { session_id } = JSON.parse(claims) as { session_id?: unknown };
  return typeof session_id === 'string' ? session_id : '';
}

function isOf(error: AuthError | null, ...codes: string[]): boolean {
  return codes.includes(error?.code ?? '');
}
