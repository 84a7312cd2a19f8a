import { parseArgs } from 'node:util';
import { readContest } from '../../src/core/contest/contest-settings.ts';
import type { ContestDraw } from '../../src/core/contest/contest-status.ts';
import { sha256 } from '../../src/core/contest/draw.ts';
import { roundAddress, timeOfRound } from '../../src/core/contest/seed.ts';
import { SiteError } from '../../src/core/site/site-error.ts';
import { longDateTime } from '../../src/core/time/paris-time.ts';
import { OperatorError } from '../process/operator-error.ts';
import { checkDraw, describeDraw } from './check-draw.ts';
import type { ContestDatabase } from './contest-database.ts';

export const USAGE = `Say what to do:
  npm run draw -- open                                    opens the contest of CONTEST_STARTS_AT and CONTEST_ENDS_AT
  npm run draw -- status                                  says how the draws stand
  npm run draw -- freeze                                  freezes the lists that are due, and writes them to files
  npm run draw -- run --seed HEX [--signature HEX] [--draw N]   makes a draw and records it
  npm run draw -- check LIST.txt --seed HEX [--prizes N] [--hash HEX]   makes it again, without a database
  npm run draw -- winners [--draw N]                      names who was drawn, with their addresses
  npm run draw -- replace --place N [--draw N]            gives a prize to the next substitute
  npm run draw -- erase camille@exemple.fr                erases what is kept of a person`;

/** What the command takes from the machine. */
export interface DrawParts {
  environment: Record<string, string | undefined>;
  /** Connects when a command needs the database: checking needs none. */
  database(): ContestDatabase;
  readFile(file: string): Promise<string>;
  writeFile(file: string, text: string): Promise<void>;
  print(text: string): void;
}

interface Options {
  draw?: string;
  seed?: string;
  signature?: string;
  prizes?: string;
  hash?: string;
  place?: string;
}

/** Runs `npm run draw`. @throws OperatorError that says what to do */
export async function runDraw(given: readonly string[], parts: DrawParts): Promise<void> {
  const [command, subject, options] = read(given);
  const run = { open, status, freeze, run: makeDraw, check, winners, replace, erase }[command];
  if (run === undefined) throw new OperatorError(USAGE);
  await run(parts, options, subject);
}

function read(given: readonly string[]): [command: string, subject: string | undefined, Options] {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { draw: text, seed: text, signature: text, prizes: text, hash: text, place: text },
    });
    return [positionals[0] ?? '', positionals[1], values];
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`, error);
  }
}

async function open({ environment, database, print }: DrawParts): Promise<void> {
  const contest = settingsOf(environment);
  if (contest.mode !== 'live') throw new OperatorError('The contest is a demonstration: set CONTEST_MODE=live.');
  const { startsAt, endsAt } = contest;
  const outcome = await database().open(startsAt, endsAt);
  print(`The contest from ${longDateTime(startsAt)} to ${longDateTime(endsAt)} (Paris) is ${outcome}.`);
}

async function status({ database, print }: DrawParts): Promise<void> {
  const { entries, startsAt, endsAt, draws } = await database().status();
  print(`${entries} entries. From ${longDateTime(startsAt)} to ${longDateTime(endsAt)} (Paris).`);
  for (const draw of draws) print(describeState(draw));
}

async function freeze({ database, writeFile, print }: DrawParts): Promise<void> {
  const contest = database();
  const frozen = await contest.freeze();
  const draws = (await contest.status()).draws.filter(({ listHash }) => listHash !== null);
  print(`${frozen} lists were frozen now, ${draws.length} are frozen.`);
  for (const draw of draws) {
    const file = `tirage-${draw.number}.txt`;
    const list = await contest.list(draw.number);
    if (list === null || (await sha256(list)) !== draw.listHash)
      throw new OperatorError(`The list of draw ${draw.number} has changed.`);
    await writeFile(file, list);
    print(`${describeState(draw)}\n  written to ${file}`);
  }
}

async function makeDraw({ database, print }: DrawParts, options: Options): Promise<void> {
  const seed = (options.seed ?? '').toLowerCase();
  if (options.signature !== undefined) await checkSignature(options.signature.toLowerCase(), seed);
  const contest = database();
  const { draws } = await contest.status();
  const draw = chosen(draws, options, ({ seed: known, listHash }) => known === null && listHash !== null);
  const list = await contest.list(draw.number);
  if (list === null) throw new OperatorError(describeState(draw));
  const hash = draw.listHash ?? undefined;
  const drawn = await checkDraw(list, { seed, prizes: draw.prizes.length, hash });
  const outcome = await contest.record(draw.number, seed, drawn.winners, drawn.substitutes);
  print(`Draw ${draw.number} is ${outcome}. Anyone makes it again: npm run draw -- check …\n${describeDraw(drawn)}`);
}

async function check({ readFile, print }: DrawParts, options: Options, file?: string): Promise<void> {
  if (file === undefined || options.seed === undefined) throw new OperatorError(USAGE);
  const list = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read.`, error);
  });
  const prizes = wholeNumber('--prizes', options.prizes ?? '1');
  print(describeDraw(await checkDraw(list, { seed: options.seed, prizes, hash: options.hash })));
}

async function winners({ database, print }: DrawParts, options: Options): Promise<void> {
  const contest = database();
  const draw = chosen((await contest.status()).draws, options, ({ seed }) => seed !== null);
  for (const { place, state, prize, name, email } of await contest.people(draw.number)) {
    print(`${place}. ${state}${prize ? ` (${prize})` : ''}  ${name ?? 'erased'}  ${email ?? ''}`);
  }
}

async function replace({ database, print }: DrawParts, options: Options): Promise<void> {
  const contest = database();
  const draw = chosen((await contest.status()).draws, options, ({ seed }) => seed !== null);
  const next = await contest.replace(draw.number, wholeNumber('--place', options.place ?? ''));
  print(next === null ? 'No substitute is left: nobody has this prize.' : `Place ${next} wins instead.`);
}

async function erase({ database, print }: DrawParts, _options: Options, email?: string): Promise<void> {
  if (email === undefined) throw new OperatorError(USAGE);
  print(`${await database().erase(email)} entries of ${email} are erased.`);
}

function settingsOf(environment: DrawParts['environment']) {
  try {
    return readContest(environment);
  } catch (error) {
    throw error instanceof SiteError ? new OperatorError(error.message, error) : error;
  }
}

/** The draw that is named, or the only one that it may be. */
function chosen(draws: ContestDraw[], { draw }: Options, mayBe: (draw: ContestDraw) => boolean): ContestDraw {
  const number = draw === undefined ? null : wholeNumber('--draw', draw);
  const candidates = draws.filter((candidate) => (number === null ? mayBe(candidate) : candidate.number === number));
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1) return only;
  const choice = draws.map(describeState).join('\n');
  throw new OperatorError(`Say which draw it is: --draw N.\n${choice}`);
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new OperatorError(`${name} must be a number from 1.`);
  return Number(text);
}

/** A seed that is mistyped could never be corrected: drand's own signature tells. */
async function checkSignature(signature: string, seed: string): Promise<void> {
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  if (Buffer.from(digest).toString('hex') !== seed) {
    throw new OperatorError('The seed is not the SHA-256 of this signature: one of them is not as drand gives it.');
  }
}

function describeState({ number, closesAt, prizes, seedRound, listHash, seed }: ContestDraw): string {
  const what = `Draw ${number} (${prizes.join(', ')})`;
  if (seed !== null) return `${what} is made, with the seed ${seed}. List ${listHash}`;
  const due = `seed: drand round ${seedRound}, on ${longDateTime(timeOfRound(seedRound))} (Paris), ${roundAddress(seedRound)}`;
  if (listHash !== null) return `${what} waits for its seed. List ${listHash}; ${due}`;
  return `${what} closes on ${longDateTime(closesAt)} (Paris); ${due}`;
}
