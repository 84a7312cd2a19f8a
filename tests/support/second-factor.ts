import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { tokenOf } from './team.ts';
import type { Client, TestBackend } from './test-backend.ts';

/** A second factor that a test has turned on. */
interface TestFactor {
  id: string;
  secret: string;
}

/** Returns the code that an authenticator app shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** Turns a second factor on for the account that a client is signed in with. */
export async function turnSecondFactorOn(client: Client): Promise<TestFactor> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const { id, totp } = data;
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) });
  if (verified.error) throw verified.error;
  return { id, secret: totp.secret };
}

interface Member {
  client: Client;
  id: string;
  email: string;
  factor: TestFactor;
}

/** Makes a member with a second factor, as if no code had been given yet. */
export async function memberWithFactor(
  backend: TestBackend,
  role: 'editor' | 'administrator' = 'editor',
): Promise<Member> {
  const client = await backend.inRole(role);
  const { data } = await client.auth.getUser();
  const factor = await turnSecondFactorOn(client);
  // Lets a test give the code of the present half minute again: that code has just turned the factor on.
  await backend.sql`update auth.mfa_factors set last_code_step = 0`;
  // Forgets that code as an attempt too: attempts are limited.
  await backend.sql`truncate private.form_attempts`;
  return { client, id: data.user?.id ?? '', email: data.user?.email ?? '', factor };
}

/** Gives a code for the factor; by default, the present one. */
export function giveCode(client: Client, { id, secret }: TestFactor, code = codeOf(secret)) {
  return client.auth.mfa.challengeAndVerify({ factorId: id, code });
}

export async function recoveryCodes(client: Client): Promise<string[]> {
  return (await client.rpc('create_recovery_codes').throwOnError()).data ?? [];
}

export async function roleOf(client: Client): Promise<string | null> {
  return (await client.rpc('role_of_caller')).data;
}

export async function claimsOf(client: Client) {
  return decodeJwt(await tokenOf(client));
}

/** Returns the newest line of the audit log: an action, and the id of its subject. */
export async function newestAction({ sql }: TestBackend): Promise<string> {
  const [row] = await sql<{ line: string }[]>`
    select concat_ws(' ', action, subject_id) as line from private.audit_log order by id desc limit 1`;
  return row?.line ?? '';
}
