import { TICKETS_KEY } from '../../../core/privacy/storage-keys.ts';
import { keptText, type KeptText } from '../../../presentation/storage/kept-text.ts';
import * as v from 'valibot';

/** Largest number of tickets that a browser keeps: enough for a household. */
const MOST_TICKETS = 10;

const Tickets = v.array(v.object({ contest: v.string(), ticket: v.string() }));

/** Tickets that this browser has received. `contest` is the start of their contest, in ISO 8601. */
interface KeptTickets {
  of(contest: string): string[];
  add(contest: string, ticket: string): void;
}

/** Keeps tickets in the browser's storage. Reads the storage at each call, because another tab may have changed it. */
export function keptTickets(text: KeptText = keptText(TICKETS_KEY)): KeptTickets {
  const known = () => parse(text.read());
  return {
    of: (contest) =>
      known()
        .filter((kept) => kept.contest === contest)
        .map(({ ticket }) => ticket),
    add(contest, ticket) {
      const kept = known();
      if (kept.some((one) => one.ticket === ticket)) return;
      text.write(JSON.stringify([...kept, { contest, ticket }].slice(-MOST_TICKETS)));
    },
  };
}

function parse(text: string | null): v.InferOutput<typeof Tickets> {
  try {
    return v.parse(Tickets, JSON.parse(text ?? '[]'));
  } catch {
    // The stored text was changed by hand or cut off.
    return [];
  }
}
