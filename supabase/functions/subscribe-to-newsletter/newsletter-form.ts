import { refusedRule } from '../_shared/database-refusal.ts';
import { hexadecimal } from '../_shared/fingerprint.ts';
import { mailAddress } from '../_shared/mail-address.ts';
import type { Mail } from '../_shared/mail.ts';
import { FAILED, invalid, TOO_MANY, type Outcome } from '../_shared/outcomes.ts';
import type { Form } from '../_shared/receive.ts';
import { confirmationMail, knownMail } from './copy.ts';

type Answer = { data: unknown; error: { code?: string; message: string } | null };

export interface NewsletterParts {
  subscribe(subscription: { network: string; email: string; confirmation_hash: string | null }): PromiseLike<Answer>;
  forgetConfirmationMail(confirmationHash: string): PromiseLike<Answer>;
  /** Null without mail: addresses are then stored without a confirmation. May throw. */
  send: ((mail: Mail) => Promise<void>) | null;
  /** Origin of links to pages. */
  siteUrl: string;
  /** Last lines of each mail, which name the sender. */
  closing: string;
  log(error: unknown): void;
}

interface Subscription {
  outcome: 'stored' | 'rate_limit';
  /** Present when a mail must be sent. */
  unsubscribe_token?: string;
  is_confirmed?: boolean;
}

const LARGEST_BODY = 2 * 1024;

/** Stores an address and, with mail, asks its owner for confirmation. */
export function newsletterForm(parts: NewsletterParts): Form {
  return {
    largestBody: LARGEST_BODY,
    async store(form, network) {
      const email = mailAddress(form.text('email') ?? '');
      if (email === null) return invalid('email must be an address');
      const token = parts.send && newToken();
      const hash = token && (await hashOf(token));
      const { data, error } = await parts.subscribe({ network, email, confirmation_hash: hash });
      if (error && refusedRule(error) === null) throw error;
      if (error) return invalid('email is not an address that mail can be sent to');
      const { outcome, unsubscribe_token, is_confirmed } = data as Subscription;
      if (outcome === 'rate_limit') return TOO_MANY;
      if (!parts.send || !token || !hash) return STORED;
      if (unsubscribe_token === undefined) return TO_CONFIRM;
      const links = {
        confirmation: `${parts.siteUrl}/newsletter/confirmation#${token}`,
        unsubscription: `${parts.siteUrl}/newsletter/desinscription#${unsubscribe_token}`,
        closing: parts.closing,
      };
      try {
        await parts.send({ to_email: email, ...(is_confirmed ? knownMail(links) : confirmationMail(links)) });
      } catch (failure) {
        parts.log(failure);
        const forgotten = await parts.forgetConfirmationMail(hash);
        if (forgotten.error) parts.log(forgotten.error);
        return FAILED;
      }
      return TO_CONFIRM;
    },
  };
}

const STORED: Outcome = { status: 200, body: { stored: true, needsConfirmation: false }, page: 'newsletter' };
const TO_CONFIRM: Outcome = {
  status: 200,
  body: { stored: true, needsConfirmation: true },
  page: 'newsletterToConfirm',
};

/** Returns 256 random bits in base64url. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function hashOf(token: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}
