import * as v from 'valibot';
import { PRODUCT_NAME } from '../../core/product.ts';
import type { SecondFactor } from '../../core/team/team.ts';
import { answerOf, parseAnswer } from './answer.ts';
import { authenticationClient } from './authentication-client.ts';
import type { BrowserDatabase } from './session.ts';

const Standing = v.pipe(
  v.object({ is_on: v.boolean(), is_required: v.boolean(), codes_left: v.number() }),
  v.transform(({ is_on, is_required, codes_left }): SecondFactor => ({
    isOn: is_on,
    isRequired: is_required,
    codesLeft: codes_left,
  })),
);
const Codes = v.array(v.string());

/** Secret of an authenticator application, before its first code. */
export interface NewFactor {
  id: string;
  /** Letters of the secret, for typing. */
  secret: string;
  /** Data address of a QR code. */
  picture: string;
}

export type FirstCode = 'on' | 'wrong' | 'too-many';

const PICTURE_PREFIX = 'data:image/svg+xml;utf-8,';

/** @throws GatewayError */
export async function readSecondFactor(database: BrowserDatabase): Promise<SecondFactor> {
  return parseAnswer(Standing, await answerOf(database.rpc('read_second_factor')));
}

/** Makes new recovery codes; the database keeps only their hashes. @throws GatewayError */
export async function createRecoveryCodes(database: BrowserDatabase): Promise<string[]> {
  return parseAnswer(Codes, await answerOf(database.rpc('create_recovery_codes')));
}

/** Makes a secret for a second factor, and removes an unconfirmed one. @throws AuthError */
export async function startSecondFactor(): Promise<NewFactor> {
  const { mfa } = await authenticationClient();
  const known = await mfa.listFactors();
  if (known.error) throw known.error;
  for (const { id, status } of known.data.all) if (status === 'unverified') await mfa.unenroll({ factorId: id });
  const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: PRODUCT_NAME });
  if (error) throw error;
  const { qr_code, secret } = data.totp;
  // Supabase's client leaves the drawing unencoded after its prefix.
  const drawing = qr_code.slice(qr_code.startsWith(PICTURE_PREFIX) ? PICTURE_PREFIX.length : 0);
  return { id: data.id, secret, picture: PICTURE_PREFIX + encodeURIComponent(drawing) };
}

/** Turns a second factor on, which ends the account's other sessions. @throws AuthError without an answer */
export async function confirmSecondFactor(id: string, code: string): Promise<FirstCode> {
  const { mfa } = await authenticationClient();
  const { error } = await mfa.challengeAndVerify({ factorId: id, code });
  if (!error) return 'on';
  if (error.code === 'mfa_verification_failed') return 'wrong';
  if (error.code === 'over_request_rate_limit') return 'too-many';
  throw error;
}
