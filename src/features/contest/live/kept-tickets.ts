import { TICKETS_KEY } from '../../../core/privacy/storage-keys.ts';
import { keptText, type KeptText } from '../../../presentation/storage/kept-text.ts';
import * as v from 'valibot';

/** Enough for a household. */
const MOST = 10;

const Tickets = v.array(v.object({ contest: v.string(), ticket: v.string() }));

/** Tickets that this browser was given, by the start of their contest. */
interface KeptTickets {
  of(contest: string): string[];
  add(contest: string, ticket: string): void;
}

/** Keeps tickets in the browser's storage, or for this visit alone where there is no storage. */
export function keptTickets(text: KeptText = keptText(TICKETS_KEY)): KeptTickets {
  let known = read(text.read());
  return {
    of: (contest) => known.filter((kept) => kept.contest === contest).map(({ ticket }) => ticket),
    add(contest, ticket) {
      if (known.some((kept) => kept.ticket === ticket)) return;
      known = [...known, { contest, ticket }].slice(-MOST);
      text.write(JSON.stringify(known));
    },
  };
}

function read(text: string | null): v.InferOutput<typeof Tickets> {
  try {
    return v.parse(Tickets, JSON.parse(text ?? '[]'));
  } catch {
    // The stored text was changed by hand or cut off.
    return [];
  }
}
