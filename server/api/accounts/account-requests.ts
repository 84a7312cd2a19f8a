import * as v from 'valibot';
import { adviceFor, weaknessOf } from '../../../supabase/functions/_shared/password-strength.ts';
import type { Refusal } from '../../http/refusal.ts';

/** Characters of an account's metadata, as JSON. */
export const LARGEST_METADATA = 2_048;

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((value) => !value.includes('\0')),
  );
const email = v.pipe(text(320), v.toLowerCase());
const SignInBody = v.object({ email, password: text(1_000) });
const SignUpBody = v.object({
  ...SignInBody.entries,
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
});
const RenewalBody = v.object({ refresh_token: text(500) });

export type SignIn = v.InferOutput<typeof SignInBody>;

export type AccountRequest =
  | { kind: 'sign-in'; body: SignIn }
  | { kind: 'sign-up'; body: v.InferOutput<typeof SignUpBody> }
  | { kind: 'renewal'; token: string }
  | { kind: 'other' }
  | { kind: 'refused'; refusal: Refusal };

/** Reads a request of an open route. Only the parsed parts of its body reach the authentication interface. */
export async function readAccountRequest(request: Request, { pathname, searchParams }: URL): Promise<AccountRequest> {
  if (request.method !== 'POST') return { kind: 'other' };
  if (pathname === '/auth/v1/signup') return readSignUp(parse(SignUpBody, await request.text()));
  if (pathname !== '/auth/v1/token') return { kind: 'other' };
  const body = await request.text();
  if (searchParams.get('grant_type') === 'password') {
    const signIn = parse(SignInBody, body);
    return signIn ? { kind: 'sign-in', body: signIn } : invalidBody();
  }
  const renewal = parse(RenewalBody, body);
  return renewal ? { kind: 'renewal', token: renewal.refresh_token } : invalidBody();
}

function readSignUp(signUp: v.InferOutput<typeof SignUpBody> | null): AccountRequest {
  if (!signUp) return invalidBody();
  if (signUp.data && JSON.stringify(signUp.data).length > LARGEST_METADATA) {
    return refused(400, 'validation_failed', 'The metadata of an account are larger than 2 kB');
  }
  const weakness = weaknessOf(signUp.password, signUp.email);
  if (!weakness) return { kind: 'sign-up', body: signUp };
  // Supabase's reason `characters` says that a kind of character is missing, which this server does not require.
  const reasons = weakness === 'length' ? [weakness] : [];
  return refused(422, 'weak_password', adviceFor(weakness), { weak_password: { reasons } });
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> | null {
  try {
    const result = v.safeParse(schema, JSON.parse(body));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function invalidBody(): AccountRequest {
  return refused(400, 'validation_failed', 'The body lacks a required text');
}

function refused(status: number, code: string, message: string, more?: Record<string, unknown>): AccountRequest {
  return { kind: 'refused', refusal: { status, code, message, ...(more && { more }) } };
}
