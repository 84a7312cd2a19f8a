import { Secret, TOTP } from 'otpauth';
import type { Sql } from 'postgres';
import type { Client } from './test-backend.ts';

/** A second factor that a test has turned on. */
export interface TestFactor {
  id: string;
  secret: string;
}

/** Returns the code that an application shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** Lets the code of the present half minute be taken once more. */
export async function allowCodeAgain(sql: Sql): Promise<void> {
  await sql`update auth.mfa_factors set last_code_step = 0`;
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
