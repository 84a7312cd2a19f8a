import { refusedRule } from '../_shared/database-refusal.ts';
import { mailAddress } from '../_shared/mail-address.ts';
import { invalid, TOO_MANY, type Outcome } from '../_shared/outcomes.ts';
import type { SentForm } from '../_shared/read-form.ts';
import type { Form } from '../_shared/receive.ts';

/** An entry as the database takes it. */
export interface Entry {
  name: string;
  email: string;
  city: string | null;
  may_be_shown: boolean;
}

/** Enters somebody; the database decides of the values, and whether the contest is open. */
export type Enter = (
  entry: Entry & { network: string },
) => Promise<{ data: unknown; error: { code?: string; message: string } | null }>;

const LARGEST_BODY = 4 * 1024;

/**
 * The form of an entry. A script is answered 200 with `{ticket}`, the same for an address that is there already; 409 with
 * `{error: 'closed'}` or `{error: 'not_open'}` out of the contest's time.
 */
export function entryForm(enter: Enter): Form {
  return {
    largestBody: LARGEST_BODY,
    jsonNames: { may_be_shown: 'mayBeShown', accepts_rules: 'acceptsRules' },
    async store(form, network) {
      const entry = readEntry(form);
      if ('page' in entry) return entry;
      const { data, error } = await enter({ ...entry, network });
      if (!error) return outcomeOf(data as { outcome?: unknown; ticket?: unknown } | null);
      const rule = refusedRule(error);
      if (rule === null) throw error;
      return invalid(`The entry is refused: ${rule.replace('contest_entries_', '')}`);
    },
  };
}

function readEntry(form: SentForm): Entry | Outcome {
  // What is recorded is answered to a script: the page's form needs one, to compress its picture.
  if (form.isFromBrowser) return invalid('Send application/json', 415);
  const [name, email, city] = [form.text('name'), form.text('email'), form.text('city')];
  if (!form.isTicked('accepts_rules')) return invalid('acceptsRules must be given');
  if (name === null) return invalid('name must be a text');
  if (email === null) return invalid('email must be a text');
  return { name, email: mailAddress(email) ?? email, city, may_be_shown: form.isTicked('may_be_shown') };
}

function outcomeOf(answer: { outcome?: unknown; ticket?: unknown } | null): Outcome {
  switch (answer?.outcome) {
    case 'entered':
      return { status: 200, body: { ticket: answer.ticket }, page: 'application' };
    case 'rate_limit':
      return TOO_MANY;
    case 'closed':
    case 'not_open':
      return { status: 409, body: { error: answer.outcome }, page: 'failed' };
    default:
      throw new Error(`The database answers something else: ${JSON.stringify(answer)}`);
  }
}
