import type { Mail } from '../_shared/mail.ts';
import { FAILED, TOO_MANY, type Outcome } from '../_shared/outcomes.ts';
import type { SentForm } from '../_shared/read-form.ts';
import type { Accounts } from './accounts.ts';
import {
  done,
  missing,
  refusePassword,
  refuseWeakPassword,
  UNKNOWN_LINK,
  WRONG_PASSWORD,
  type MailDestination,
} from './answers.ts';
import { invitationMail } from './copy.ts';
import type { Opened } from './links.ts';

/** In characters; the database refuses a longer name. */
const LONGEST_NAME = 80;

interface AcceptanceParts {
  accounts: Accounts;
  open(network: string, token: string): Promise<Opened>;
  /** Returns false when the invitation is no longer open. */
  accept(token: string, account: string, name: string): Promise<boolean>;
}

/**
 * Makes the holder of an invitation's token a member: with a new account, or with the existing account of the address
 * and its password. Answers with `{email}`.
 */
export async function acceptInvitation(form: SentForm, network: string, parts: AcceptanceParts): Promise<Outcome> {
  const [token, name, password] = [form.text('token'), form.text('name')?.trim(), form.text('password')];
  if (!token) return missing('token');
  if (!name || [...name].length > LONGEST_NAME) return missing('name');
  if (!password) return missing('password');
  const invitation = await parts.open(network, token);
  if (invitation.outcome === 'rate_limit') return TOO_MANY;
  if (invitation.outcome !== 'open') return UNKNOWN_LINK;
  const { email } = invitation;

  const refused = refusePassword(password, email);
  const made = refused ? null : await parts.accounts.create(email, password);
  if (made !== null && made !== 'taken') {
    if ('reasons' in made) return refuseWeakPassword(made.reasons);
    if (await parts.accept(token, made.id, name)) return done({ email });
    await parts.accounts.remove(made.id);
    return UNKNOWN_LINK;
  }
  // An existing account is proved by its password, even one that is too weak today.
  const known = await parts.accounts.accountWith(email, password);
  if (known === 'too many') return TOO_MANY;
  if (known === 'wrong') return refused ?? WRONG_PASSWORD;
  return (await parts.accept(token, known.id, name)) ? done({ email }) : UNKNOWN_LINK;
}

interface InvitationMailParts {
  /** Records the only mail of an invitation and returns its facts; null when none may be sent. */
  take(token: string): Promise<{ email: string; role: string; invited_by: string } | null>;
  forget(token: string): Promise<void>;
  /** Null without mail. May throw. */
  send: ((mail: Mail) => Promise<void>) | null;
  delivery: MailDestination;
  siteUrl: string;
  closing: string;
  log(error: unknown): void;
}

/** Mails an invitation to its address, once for each link. Answers with `{mail}`: `sent`, `kept` or `none`. */
export async function sendInvitation(form: SentForm, parts: InvitationMailParts): Promise<Outcome> {
  const token = form.text('token');
  if (!token) return missing('token');
  if (!parts.send) return done({ mail: 'none' });
  const invitation = await parts.take(token);
  if (!invitation) return UNKNOWN_LINK;
  const link = `${parts.siteUrl}/admin/invitation#${token}`;
  try {
    await parts.send({
      to_email: invitation.email,
      ...invitationMail({ link, role: invitation.role, invitedBy: invitation.invited_by, closing: parts.closing }),
    });
  } catch (failure) {
    parts.log(failure);
    await parts.forget(token);
    return FAILED;
  }
  return done({ mail: parts.delivery });
}
