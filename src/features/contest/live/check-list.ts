import type { ContestDraw } from '../../../core/contest/contest-status.ts';
import { drawWinners, lineOf, readList, sha256 } from '../../../core/contest/draw.ts';
import { SUBSTITUTES_PER_PRIZE } from '../../../core/contest/prizes.ts';
import { CHECK_COPY, TICKET_COPY, WINNERS_COPY } from './copy.ts';

/** Makes a draw again in the browser, from its list and its seed, and says whether all is as it was published. */
export async function checkAgain(draw: ContestDraw, list: string | null): Promise<string> {
  if (list === null) return CHECK_COPY.unreachable;
  const lines = readList(list);
  if (lines === null || (await sha256(list)) !== draw.listHash) return CHECK_COPY.otherList;
  if (draw.seed === null) return CHECK_COPY.hashOnly(lines.length);
  const prizes = draw.prizes.length;
  const { winners, substitutes } = await drawWinners(lines, draw.seed, prizes, prizes * SUBSTITUTES_PER_PRIZE);
  const published = draw.drawn.toSorted((one, other) => one.place - other.place).map(({ line }) => line);
  const isSame = published.join() === [...winners, ...substitutes].join();
  return isSame ? CHECK_COPY.same(lines.length) : CHECK_COPY.otherWinners;
}

/** Looks for the ticket of an entrant in the frozen lists. */
export async function findTicket(
  ticket: string,
  draws: readonly ContestDraw[],
  listOfDraw: (number: number) => Promise<string | null>,
): Promise<string> {
  const frozen = draws.filter(({ listHash }) => listHash !== null);
  if (!/^\s*[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\s*$/i.test(ticket)) return TICKET_COPY.noTicket;
  if (frozen.length === 0) return TICKET_COPY.notYet;
  const line = await lineOf(ticket);
  const lists = await Promise.all(frozen.map(async ({ number }) => ({ number, list: await listOfDraw(number) })));
  if (lists.some(({ list }) => list === null)) return CHECK_COPY.unreachable;
  const found = lists.filter(({ list }) => readList(list ?? '')?.includes(line));
  if (found.length === 0) return TICKET_COPY.notInList;
  const won = frozen.flatMap(({ drawn }) => drawn).find((entry) => entry.line === line && entry.state === 'winner');
  const place = TICKET_COPY.inList(found.map(({ number }) => number));
  return won?.prize ? `${place} ${TICKET_COPY.won(WINNERS_COPY.prizes[won.prize])}` : place;
}
