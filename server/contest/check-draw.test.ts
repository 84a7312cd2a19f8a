import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lineOf, formatDrawList } from '../../src/core/contest/draw.ts';
import { checkDraw } from './check-draw.ts';
import { runDraw, type DrawParts } from './draw-command.ts';

const SEED = '9e9829dfb34bd8db3e21c28e13aefecd86e007ebd19d6bb8a5cee99c0a34798f';
/** Signature of round 3 of a test network of drand, from its own vectors, not of quicknet: the seed is its SHA-256. */
const SIGNATURE = 'b98dae74f6a9d2ec79d75ba273dcfda86a45d589412860eb4c0fd056b00654dbf667c1b6884987c9aee0d43f8ba9db52';
const HASH = 'bc6acc46488e58247f45364b820dc4077a0d3754b2255e8f5e01f6043c067e57';
const lines = await Promise.all(
  Array.from({ length: 8 }, (_, index) => lineOf(`00000000-0000-4000-8000-00000000000${index + 1}`)),
);
const list = formatDrawList(lines);

describe('checkDraw', () => {
  it('draws the same winners as an independent program from the same list and seed', async () => {
    const drawn = await checkDraw(list, { seed: SEED, prizes: 2, hash: HASH });
    expect(drawn).toMatchObject({ hash: HASH, count: 8 });
    expect(drawn.winners).toEqual([lines[7], lines[2]]);
    expect(drawn.substitutes).toHaveLength(6);
  });

  it.each([
    [
      'a list with another hash',
      list.replace(/^.*\n/, ''),
      { seed: SEED, prizes: 1, hash: HASH },
      'The hash of this list is',
    ],
    ['a text that is no list', 'Camille\n', { seed: SEED, prizes: 1 }, 'This is no list of a draw'],
    ['an invalid seed', list, { seed: '42', prizes: 1 }, 'The seed must be'],
  ])('refuses %s', async (_what, text, options, message) => {
    await expect(checkDraw(text, options)).rejects.toThrow(message);
  });
});

it('the command "draw check" runs without a database', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coquelicot-draw-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'tirage-1.txt');
  await writeFile(file, list);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/commands/draw.ts', 'check', file, '--seed', SEED, '--prizes', '2', '--hash', HASH],
    { env: { PATH: process.env['PATH'], DATA_DIR: folder } },
  );
  expect(stdout).toContain(`List of 8 entries, SHA-256 ${HASH}`);
  expect(stdout).toContain(`1. winner      ${lines[7]}`);
  expect(stdout).toContain(`3. substitute  ${lines[4]}`);
});

describe('npm run tool -- draw', () => {
  const parts: DrawParts = {
    environment: {},
    database() {
      throw new Error('The database was asked.');
    },
    readFile: async () => list,
    writeFile: async () => undefined,
    eraseMessages: async () => 0,
    print: () => undefined,
  };

  it.each([[[]], [['toss']], [['check']], [['check', 'tirage-1.txt']], [['check', 'x', '--sed', SEED]], [['erase']]])(
    'shows its usage when given %j',
    async (given) => {
      await expect(runDraw(given, parts)).rejects.toThrow('npm run tool -- draw check LIST.txt --seed HEX');
    },
  );

  it.each(['0', '-1', 'two', '1.5'])('refuses %s prizes', async (prizes) => {
    const given = ['check', 'x', '--seed', SEED, `--prizes=${prizes}`];
    await expect(runDraw(given, parts)).rejects.toThrow('--prizes must be a number from 1.');
  });

  it('refuses to open a demonstration, and names the missing setting of a live contest', async () => {
    await expect(runDraw(['open'], parts)).rejects.toThrow('set CONTEST_MODE=live');
    const live = { ...parts, environment: { CONTEST_MODE: 'live' } };
    await expect(runDraw(['open'], live)).rejects.toThrow('set CONTEST_STARTS_AT too');
  });

  it('refuses a seed that is not the SHA-256 of the signature', async () => {
    const given = (seed: string) => ['run', '--seed', seed, '--signature', SIGNATURE];
    await expect(runDraw(given(SEED), parts)).rejects.toThrow('The database was asked.');
    await expect(runDraw(given(SEED.replace('9', '8')), parts)).rejects.toThrow('not the SHA-256 of this signature');
  });

  it('verifies the signature of a drand round without a database, and refuses a wrong one', async () => {
    const signature =
      'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
    const printed: string[] = [];
    const check = (given: string, round: string) =>
      runDraw(['check', 'x', '--signature', given, '--round', round], {
        ...parts,
        print: (text) => void printed.push(text),
      });
    await check(signature, '657413');
    expect(printed.join()).toContain('1. winner ');
    await expect(check(signature, '657414')).rejects.toThrow('drand did not sign round 657414');
    await expect(check(SIGNATURE, '3')).rejects.toThrow('drand did not sign round 3');
    await expect(check('invented', '3')).rejects.toThrow('96 hexadecimal digits');
  });
});
