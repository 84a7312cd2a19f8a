import { TICKETS_KEY } from '../../../core/privacy/storage-keys.ts';
import { keptText, type KeptText } from '../../../presentation/storage/kept-text.ts';
import * as v from 'valibot';

/** More than a household has. */
const MOST = 10;

const Tickets = v.array(v.object({ contest: v.string(), ticket: v.string() }));

/** The tickets that this browser was given: each contest's by when it starts. */
interface KeptTickets {
  of(contest: string): string[];
  add(contest: string, ticket: string): void;
}

/** Reads and keeps tickets. Where the browser keeps nothing, those of this visit are known all the same. */
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
    // Changed by hand, or cut off.
    return [];
  }
}
