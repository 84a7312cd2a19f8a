import type { ContestDraw, ContestStatus } from '../../../core/contest/contest-status.ts';
import { drawWinners, lineOf, parseDrawList, sha256 } from '../../../core/contest/draw.ts';
import { SUBSTITUTES_PER_PRIZE } from '../../../core/contest/prizes.ts';
import { isUuid } from '../../../core/text/uuid.ts';
import { contestTitle } from '../recorded/copy.ts';
import { CHECK_COPY, TICKET_COPY, WINNERS_COPY } from './copy.ts';

/**
 * Repeats a draw in the browser from its list, seed and drand signature.
 *
 * @param list null when it could not be loaded
 * @returns a sentence for the visitor: whether the published result is right
 */
export async function checkAgain(draw: ContestDraw, list: string | null): Promise<string> {
  if (list === null) return CHECK_COPY.unreachable;
  const lines = parseDrawList(list);
  if (lines === null || (await sha256(list)) !== draw.listHash) return CHECK_COPY.otherList;
  if (draw.seed === null) return CHECK_COPY.hashOnly(lines.length);
  const prizes = draw.prizes.length;
  const { winners, substitutes } = await drawWinners(lines, draw.seed, prizes, prizes * SUBSTITUTES_PER_PRIZE);
  const published = draw.drawn.toSorted((one, other) => one.place - other.place).map(({ line }) => line);
  const isSame = published.join() === [...winners, ...substitutes].join();
  if (!isSame) return CHECK_COPY.otherWinners;
  if (draw.signature === null) return CHECK_COPY.unverified(lines.length);
  // Loaded on demand: the curve arithmetic is heavy, and few visitors check.
  const { isSignedRound, seedOf } = await import('../../../core/contest/beacon.ts');
  const isSigned =
    (await seedOf(draw.signature)) === draw.seed && (await isSignedRound(draw.seedRound, draw.signature));
  return isSigned ? CHECK_COPY.same(lines.length) : CHECK_COPY.forged;
}

/**
 * Searches the frozen lists of every contest for an entrant's ticket.
 *
 * @param contests in the order of the search
 * @param listOf loads the list of a draw; null when that fails
 * @returns a sentence for the visitor
 */
export async function findTicket(
  ticket: string,
  contests: readonly ContestStatus[],
  listOf: (draw: number, contest: string) => Promise<string | null>,
): Promise<string> {
  if (!isUuid(ticket.trim())) return TICKET_COPY.noTicket;
  const line = await lineOf(ticket);
  let wasFrozen = false;
  for (const { name, draws } of contests) {
    const frozen = draws.filter(({ listHash }) => listHash !== null);
    wasFrozen ||= frozen.length > 0;
    const lists = await Promise.all(frozen.map(async ({ number }) => ({ number, list: await listOf(number, name) })));
    if (lists.some(({ list }) => list === null)) return CHECK_COPY.unreachable;
    const found = lists.filter(({ list }) => parseDrawList(list ?? '')?.includes(line));
    if (found.length === 0) continue;
    const place = TICKET_COPY.inList(
      found.map(({ number }) => number),
      contestTitle(name).toLowerCase(),
    );
    const prizes = frozen
      .flatMap(({ drawn }) => drawn)
      .flatMap((entry) => (entry.line === line && entry.state === 'winner' && entry.prize ? [entry.prize] : []));
    if (prizes.length === 0) return place;
    return `${place} ${TICKET_COPY.won(prizes.map((prize) => WINNERS_COPY.prizes[prize]))}`;
  }
  return wasFrozen ? TICKET_COPY.notInList : TICKET_COPY.notYet;
}
