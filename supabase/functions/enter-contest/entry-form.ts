import { refusedRule } from '../_shared/database-refusal.ts';
import { mailAddress } from '../_shared/mail-address.ts';
import type { Mail } from '../_shared/mail.ts';
import { invalid, TOO_MANY, type Outcome } from '../_shared/outcomes.ts';
import type { SentForm } from '../_shared/read-form.ts';
import type { Form } from '../_shared/receive.ts';
import { knownMail, ticketMail } from './copy.ts';
import { ENTRY_TEXTS } from './entry-texts.ts';

type Texts = Record<(typeof ENTRY_TEXTS)[number], string | null>;

interface Entry {
  form: Texts & { name: string; email: string; may_be_shown: boolean };
  /** Id of the browser. An entry that is repeated with the same id gets the same ticket; with another id, another one. */
  session: string;
}

/** Records an entry; the database checks the values, and whether the contest is open. */
export type Enter = (
  entry: Entry & { network: string },
) => Promise<{ data: unknown; error: { code?: string; message: string } | null }>;

export interface EntryParts {
  enter: Enter;
  /** Sends a mail in the background, so that the answer reveals nothing; null without mail. */
  send: ((mail: Mail) => void) | null;
  /** Address of the contest's page. */
  page: string;
  /** Last lines of each mail, which name the sender. */
  closing: string;
  newSession(): string;
}

interface Entered {
  outcome?: unknown;
  ticket?: unknown;
  /** Only for the owner of the address: the ticket of the entry, and whether the entry is new. */
  kept_ticket?: string;
  is_new?: boolean;
  is_mailed?: boolean;
}

const LARGEST_BODY = 4 * 1024;
const SESSION = /^[0-9a-f]{32}$/;

/**
 * Receives an entry. Answers 200 with `{ticket}`, also for an address that is entered already: that ticket wins
 * nothing, and only the mail to the address says so. Answers 409 with `{error: 'closed'}` or `{error: 'not_open'}`
 * outside of the contest's time.
 */
export function entryForm({ enter, send, page, closing, newSession }: EntryParts): Form {
  return {
    largestBody: LARGEST_BODY,
    jsonNames: { may_be_shown: 'mayBeShown', accepts_rules: 'acceptsRules' },
    async store(form, network) {
      const entry = readEntry(form, newSession);
      if ('page' in entry) return entry;
      const { data, error } = await enter({ ...entry, network });
      if (!error) {
        const entered = data as Entered | null;
        if (send && entered?.is_mailed && entered.kept_ticket !== undefined) {
          const facts = { ticket: entered.kept_ticket, page, closing };
          send({ to_email: entry.form.email.trim(), ...(entered.is_new ? ticketMail(facts) : knownMail(facts)) });
        }
        return outcomeOf(entered);
      }
      const rule = refusedRule(error);
      if (rule === null) throw error;
      return invalid(`The entry is refused: ${rule.replace('contest_entries_', '')}`);
    },
  };
}

function readEntry(form: SentForm, newSession: () => string): Entry | Outcome {
  // Plain HTML forms are refused: the page's form needs a script anyway, to compress its picture.
  if (form.isFromBrowser) return invalid('Send application/json', 415);
  const texts = Object.fromEntries(ENTRY_TEXTS.map((name) => [name, form.text(name)])) as Texts;
  const { name, email } = texts;
  const session = form.text('session') ?? newSession();
  if (!form.isTicked('accepts_rules')) return invalid('acceptsRules must be given');
  if (name === null) return invalid('name must be a text');
  if (email === null) return invalid('email must be a text');
  if (!SESSION.test(session)) return invalid('session must be 32 hexadecimal digits');
  const may_be_shown = form.isTicked('may_be_shown');
  return { form: { ...texts, name, email: mailAddress(email) ?? email, may_be_shown }, session };
}

/** Makes the answer. Its page is never shown, because plain HTML forms are refused. */
function outcomeOf(answer: Entered | null): Outcome {
  switch (answer?.outcome) {
    case 'entered':
      return { status: 200, body: { ticket: answer.ticket }, page: 'application' };
    case 'rate_limit':
      return TOO_MANY;
    case 'closed':
    case 'not_open':
      return { status: 409, body: { error: answer.outcome }, page: 'failed' };
    default:
      throw new Error(`The database answers something else: ${JSON.stringify(answer?.outcome)}`);
  }
}
