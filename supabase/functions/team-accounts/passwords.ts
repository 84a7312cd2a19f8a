import { mailAddress } from '../_shared/mail-address.ts';
import type { Mail } from '../_shared/mail.ts';
import { invalid, TOO_MANY, type Outcome } from '../_shared/outcomes.ts';
import type { SentForm } from '../_shared/read-form.ts';
import type { Accounts, SignedIn } from './accounts.ts';
import {
  done,
  missing,
  refusePassword,
  refuseWeakPassword,
  SIGNED_OUT,
  UNKNOWN_LINK,
  WRONG_PASSWORD,
  type MailDestination,
} from './answers.ts';
import { newPasswordMail } from './copy.ts';
import type { Opened } from './links.ts';

interface RequestParts {
  /** Returns a token for a member's address. Takes the same time for every address. */
  request(network: string, email: string): Promise<{ outcome: 'rate_limit' | 'asked'; token?: string }>;
  /** Sends a mail in the background, so that the answer reveals nothing; null without mail. */
  send: ((mail: Mail) => void) | null;
  delivery: MailDestination;
  siteUrl: string;
  closing: string;
}

/** Mails a link for a new password to a member. Answers with `{mail}`, the same for every address. */
export async function requestPasswordReset(form: SentForm, network: string, parts: RequestParts): Promise<Outcome> {
  const email = mailAddress(form.text('email') ?? '');
  if (email === null) return invalid('email must be an address');
  if (!parts.send) return done({ mail: 'none' });
  const { outcome, token } = await parts.request(network, email);
  if (outcome === 'rate_limit') return TOO_MANY;
  if (token !== undefined) {
    const link = `${parts.siteUrl}/admin/mot-de-passe#${token}`;
    parts.send({ to_email: email, ...newPasswordMail({ link, closing: parts.closing }) });
  }
  return done({ mail: parts.delivery });
}

interface ResetParts {
  accounts: Accounts;
  open(network: string, token: string): Promise<Opened>;
  /** Consumes the link and returns its account; null when it was used meanwhile. */
  use(token: string): Promise<string | null>;
  /** Restores a link whose password could not be set. */
  release(token: string): Promise<void>;
  finish(account: string): Promise<void>;
}

/** Sets the password of the account of a link's token. Answers with `{email}`. */
export async function resetPassword(form: SentForm, network: string, parts: ResetParts): Promise<Outcome> {
  const [token, password] = [form.text('token'), form.text('password')];
  if (!token) return missing('token');
  if (!password) return missing('password');
  const reset = await parts.open(network, token);
  if (reset.outcome === 'rate_limit') return TOO_MANY;
  if (reset.outcome !== 'open') return UNKNOWN_LINK;
  const refused = refusePassword(password, reset.email);
  if (refused) return refused;
  const account = await parts.use(token);
  if (account === null) return UNKNOWN_LINK;
  let isSet = false;
  try {
    const answer = await parts.accounts.setPassword(account, password);
    if (answer !== 'set') return refuseWeakPassword(answer.reasons);
    isSet = true;
  } finally {
    if (!isSet) await parts.release(token);
  }
  await parts.finish(account);
  return done({ email: reset.email });
}

export interface ProofParts {
  accounts: Accounts;
  /** Limits attempts; `signed_out` for a session without a role. */
  admit(account: string, session: string): Promise<'admitted' | 'signed_out' | 'rate_limit'>;
}

/** Returns the account of a session if the password is right, otherwise the refusal. */
export async function provenAccount(
  token: string | null,
  password: string,
  { accounts, admit }: ProofParts,
): Promise<{ account: SignedIn } | { refused: Outcome }> {
  const account = token === null ? null : await accounts.ofToken(token);
  if (account === null) return { refused: SIGNED_OUT };
  const admission = await admit(account.id, account.sessionId);
  if (admission === 'signed_out') return { refused: SIGNED_OUT };
  if (admission === 'rate_limit') return { refused: TOO_MANY };
  const known = await accounts.accountWith(account.email, password);
  if (known === 'too many') return { refused: TOO_MANY };
  return known === 'wrong' || known.id !== account.id ? { refused: WRONG_PASSWORD } : { account };
}

interface ChangeParts extends ProofParts, Pick<ResetParts, 'finish'> {}

/** Changes the password of the session's account, which must give the current one. Ends every session, this one too. */
export async function changePassword(form: SentForm, token: string | null, parts: ChangeParts): Promise<Outcome> {
  const [current, password] = [form.text('current_password'), form.text('password')];
  if (!current) return missing('currentPassword');
  if (!password) return missing('password');
  const proof = await provenAccount(token, current, parts);
  if ('refused' in proof) return proof.refused;
  const { account } = proof;
  const refused = refusePassword(password, account.email);
  if (refused) return refused;
  const answer = await parts.accounts.setPassword(account.id, password);
  if (answer !== 'set') return refuseWeakPassword(answer.reasons);
  await parts.finish(account.id);
  return done({ email: account.email });
}
