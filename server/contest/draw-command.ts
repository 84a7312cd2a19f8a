import { parseArgs } from 'node:util';
import { readContest } from '../../src/core/contest/contest-settings.ts';
import type { ContestDraw } from '../../src/core/contest/contest-status.ts';
import { isSignature, isSignedRound, seedOf } from '../../src/core/contest/beacon.ts';
import { sha256 } from '../../src/core/contest/draw.ts';
import { roundAddress, timeOfRound } from '../../src/core/contest/seed.ts';
import { SiteError } from '../../src/core/site/site-error.ts';
import { longDateTime } from '../../src/core/time/paris-time.ts';
import { OperatorError } from '../process/operator-error.ts';
import { checkDraw, describeDraw } from './check-draw.ts';
import type { ContestDatabase } from './contest-database.ts';

const USAGE = `Say what to do:
  npm run tool -- draw open                                    opens the contest of CONTEST_STARTS_AT and CONTEST_ENDS_AT
  npm run tool -- draw status                                  shows the state of the draws
  npm run tool -- draw freeze                                  freezes the lists that are due, and writes them to files
  npm run tool -- draw run --signature HEX [--draw N]          makes a draw with a round of drand, and records it
  npm run tool -- draw run --seed HEX [--draw N]               … without a proof: the page says that it is not verified
  npm run tool -- draw check LIST.txt --signature HEX --round N [--prizes N] [--hash HEX]   repeats a draw, without a database
  npm run tool -- draw check LIST.txt --seed HEX [--prizes N] [--hash HEX]                  … without the proof of the seed
  npm run tool -- draw winners [--draw N]                      lists the drawn persons, with their addresses
  npm run tool -- draw replace --place N [--draw N]            gives a prize to the next substitute
  npm run tool -- draw erase camille@exemple.fr                erases the entries and mails of a person
With --contest NAME (2026-12), status, freeze, run, winners and replace take a former contest.`;

export interface DrawParts {
  environment: Record<string, string | undefined>;
  /** Connects only for commands that need the database. @param contest its name; by default the newest */
  database(contest?: string): ContestDatabase;
  readFile(file: string): Promise<string>;
  writeFile(file: string, text: string): Promise<void>;
  /** Erases the mails of a person in this copy. @returns how many there were */
  eraseMessages(email: string): Promise<number>;
  print(text: string): void;
}

interface Options {
  contest?: string;
  round?: string;
  draw?: string;
  seed?: string;
  signature?: string;
  prizes?: string;
  hash?: string;
  place?: string;
}

/** Runs one command about draws. @throws OperatorError that says what to do */
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
      options: {
        contest: text,
        draw: text,
        seed: text,
        signature: text,
        round: text,
        prizes: text,
        hash: text,
        place: text,
      },
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

async function status({ database, print }: DrawParts, { contest: wanted }: Options): Promise<void> {
  const contest = database(wanted);
  const { name, startsAt, endsAt, draws } = await contest.status();
  const others = (await contest.names()).filter((other) => other !== name);
  print(`Contest ${name}${others.length > 0 ? `; others: ${others.join(', ')}` : ''}.`);
  print(`${await contest.count()} entries. From ${longDateTime(startsAt)} to ${longDateTime(endsAt)} (Paris).`);
  for (const draw of draws) print(describeState(draw));
}

async function freeze({ database, writeFile, print }: DrawParts, { contest: wanted }: Options): Promise<void> {
  const contest = database(wanted);
  const frozen = await contest.freeze();
  const draws = (await contest.status()).draws.filter(({ listHash }) => listHash !== null);
  print(`${frozen} lists were frozen now, ${draws.length} in total.`);
  for (const draw of draws) {
    const file = `tirage-${wanted === undefined ? '' : `${wanted}-`}${draw.number}.txt`;
    const list = await contest.list(draw.number);
    if (list === null || (await sha256(list)) !== draw.listHash)
      throw new OperatorError(`The list of draw ${draw.number} in the database does not match its published hash.`);
    await writeFile(file, list);
    print(`${describeState(draw)}\n  written to ${file}`);
  }
}

async function makeDraw({ database, print }: DrawParts, options: Options): Promise<void> {
  const signature = options.signature?.toLowerCase() ?? null;
  const seed = await seedFrom(signature, options.seed);
  const contest = database(options.contest);
  const { draws } = await contest.status();
  const draw = chosen(draws, options, ({ seed: known, listHash }) => known === null && listHash !== null);
  const list = await contest.list(draw.number);
  if (list === null) throw new OperatorError(describeState(draw));
  const hash = draw.listHash ?? undefined;
  if (signature !== null) await checkSignature(signature, draw.seedRound);
  const drawn = await checkDraw(list, { seed, prizes: draw.prizes.length, hash });
  const { winners, substitutes } = drawn;
  const outcome = await contest.record(draw.number, { seed, signature, winners, substitutes });
  print(
    `Draw ${draw.number} is ${outcome}. Anyone can repeat it: npm run tool -- draw check …\n${describeDraw(drawn)}`,
  );
  if (signature === null && draw.signature === null) {
    const again = `--draw ${draw.number} --signature HEX`;
    print(`The page says that this draw is not verified: run it again with ${again}.`);
  }
}

async function check({ readFile, print }: DrawParts, options: Options, file?: string): Promise<void> {
  if (file === undefined || (options.seed ?? options.signature) === undefined) throw new OperatorError(USAGE);
  const signature = options.signature?.toLowerCase() ?? null;
  const seed = await seedFrom(signature, options.seed);
  if (signature !== null) await checkSignature(signature, wholeNumber('--round', options.round ?? '', 10));
  const list = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read.`, error);
  });
  const prizes = wholeNumber('--prizes', options.prizes ?? '1');
  print(describeDraw(await checkDraw(list, { seed, prizes, hash: options.hash })));
}

async function winners({ database, print }: DrawParts, options: Options): Promise<void> {
  const contest = database(options.contest);
  const draw = chosen((await contest.status()).draws, options, ({ seed }) => seed !== null);
  for (const { place, state, prize, name, email } of await contest.people(draw.number)) {
    print(`${place}. ${state}${prize ? ` (${prize})` : ''}  ${name ?? 'erased'}  ${email ?? ''}`);
  }
}

async function replace({ database, print }: DrawParts, options: Options): Promise<void> {
  const contest = database(options.contest);
  const draw = chosen((await contest.status()).draws, options, ({ seed }) => seed !== null);
  const next = await contest.replace(draw.number, wholeNumber('--place', options.place ?? ''));
  print(next === null ? 'No substitute is left: nobody gets this prize.' : `Place ${next} wins instead.`);
}

async function erase({ database, eraseMessages, print }: DrawParts, _options: Options, email?: string): Promise<void> {
  if (email === undefined) throw new OperatorError(USAGE);
  print(`${await database().erase(email)} entries of ${email} are erased.`);
  print(`${await eraseMessages(email)} mails of this copy's outbox are erased.`);
}

function settingsOf(environment: DrawParts['environment']) {
  try {
    return readContest(environment);
  } catch (error) {
    throw error instanceof SiteError ? new OperatorError(error.message, error) : error;
  }
}

/** Returns the draw that the options name, or the only candidate. @throws OperatorError that lists all draws */
function chosen(draws: ContestDraw[], { draw }: Options, mayBe: (draw: ContestDraw) => boolean): ContestDraw {
  const number = draw === undefined ? null : wholeNumber('--draw', draw);
  const candidates = draws.filter((candidate) => (number === null ? mayBe(candidate) : candidate.number === number));
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1) return only;
  const choice = draws.map(describeState).join('\n');
  throw new OperatorError(`Name the draw: --draw N.\n${choice}`);
}

function wholeNumber(name: string, text: string, mostDigits = 6): number {
  if (!/^[1-9]\d*$/.test(text)) throw new OperatorError(`${name} must be a number from 1.`);
  if (text.length > mostDigits) throw new OperatorError(`${name} must have at most ${mostDigits} digits.`);
  return Number(text);
}

/**
 * Returns the seed of a signature or, without one, the given seed. Refuses a given seed that does not belong to the
 * signature, because a mistyped seed could never be corrected.
 */
async function seedFrom(signature: string | null, given: string | undefined): Promise<string> {
  const seed = given?.toLowerCase() ?? '';
  if (signature === null) return seed;
  if (!isSignature(signature))
    throw new OperatorError('The signature must be 96 hexadecimal digits, as drand gives it.');
  const signed = await seedOf(signature);
  if (seed === '' || seed === signed) return signed;
  throw new OperatorError('The seed is not the SHA-256 of this signature: one of them is not as drand gives it.');
}

async function checkSignature(signature: string, round: number): Promise<void> {
  if (await isSignedRound(round, signature)) return;
  throw new OperatorError(`drand did not sign round ${round} with this signature. Copy it from ${roundAddress(round)}`);
}

function describeState({ number, closesAt, prizes, seedRound, listHash, seed, signature }: ContestDraw): string {
  const what = `Draw ${number} (${prizes.join(', ')})`;
  if (seed !== null) {
    const proof = signature === null ? 'not verified: no signature' : `signed by drand, round ${seedRound}`;
    return `${what} is made, with the seed ${seed} (${proof}). List ${listHash}`;
  }
  const due = `seed: drand round ${seedRound}, on ${longDateTime(timeOfRound(seedRound))} (Paris), ${roundAddress(seedRound)}`;
  if (listHash !== null) return `${what} waits for its seed. List ${listHash}; ${due}`;
  return `${what} closes on ${longDateTime(closesAt)} (Paris); ${due}`;
}
