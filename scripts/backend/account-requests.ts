import * as v from 'valibot';
import { adviceFor, weaknessOf } from './password-strength.ts';
import type { Refusal } from './refusal.ts';

/** Characters of the metadata that an account may bring, as JSON. */
export const LARGEST_METADATA = 2_048;

export interface PasswordCheck {
  /** Whether an account of this address exists whose password will be compared. */
  isKnown(email: string): Promise<boolean>;
  /** Takes as long as comparing with an account's hash. */
  compareWithDummyHash(password: string): Promise<unknown>;
}

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((value) => !value.includes('\0')),
  );
const SignIn = v.object({ email: text(320), password: text(1_000) });
const SignUp = v.object({ ...SignIn.entries, data: v.optional(v.nullable(v.record(v.string(), v.unknown()))) });
const Refresh = v.object({ refresh_token: text(500) });

/**
 * Looks at a sign-up, a sign-in or the renewal of a session before the authentication interface does.
 *
 * @returns why it is refused, or null
 */
export async function refuseAccountRequest(
  { pathname, searchParams }: URL,
  body: string,
  check: PasswordCheck,
): Promise<Refusal | null> {
  if (pathname === '/auth/v1/signup') return refuseSignUp(parse(SignUp, body));
  if (pathname !== '/auth/v1/token') return null;
  if (searchParams.get('grant_type') !== 'password') return parse(Refresh, body) ? null : invalidBody();
  const signIn = parse(SignIn, body);
  if (!signIn) return invalidBody();
  // Without a comparison, the shorter time would tell that no account has this address.
  if (!(await check.isKnown(signIn.email.toLowerCase()))) await check.compareWithDummyHash(signIn.password);
  return null;
}

function refuseSignUp(signUp: v.InferOutput<typeof SignUp> | null): Refusal | null {
  if (!signUp) return invalidBody();
  if (signUp.data && JSON.stringify(signUp.data).length > LARGEST_METADATA) {
    return { status: 400, code: 'validation_failed', message: 'The metadata of an account are larger than 2 kB' };
  }
  const weakness = weaknessOf(signUp.password, signUp.email);
  if (!weakness) return null;
  return {
    status: 422,
    code: 'weak_password',
    message: adviceFor(weakness),
    more: { weak_password: { reasons: [weakness] } },
  };
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> | null {
  try {
    const result = v.safeParse(schema, JSON.parse(body));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function invalidBody(): Refusal {
  return { status: 400, code: 'validation_failed', message: 'The body lacks an address or a password, as text' };
}
