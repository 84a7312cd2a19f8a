import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newArticle } from '../../support/articles.ts';
import { newInstallation, type Installation } from '../../support/installation.ts';
import { eventually } from '../../support/test-backend.ts';

/** Ends a whole copy, started through npm as by an operator, from outside. */

let installation: Installation;
const groups: number[] = [];

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
});

afterEach(() => {
  for (const { pid } of groups.flatMap(processesOf)) process.kill(pid, 'SIGKILL');
});

afterAll(() => installation.remove());

/** Starts `npm start` as the leader of a group of processes, as a terminal does, and waits for the site. */
async function startUnderNpm(): Promise<number> {
  const child = spawn('npm', ['start', '--ignore-scripts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: installation.directory,
      PORT: String(installation.port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  groups.push(child.pid ?? 0);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  await eventually(
    () => {
      if (child.exitCode !== null) throw new Error(output);
      return output.includes('is served at');
    },
    'the site is served',
    120_000,
  );
  return child.pid ?? 0;
}

interface RunningProcess {
  pid: number;
  command: string;
}

/** Lists the processes of the group or on the copy's data: PostgreSQL's processes leave the group. */
function processesOf(group: number): RunningProcess[] {
  return execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .filter(
      ([, , processGroup, command]) => Number(processGroup) === group || command?.includes(installation.directory),
    )
    .map(([, pid, , command = '']) => ({ pid: Number(pid), command }));
}

const runs = (group: number, name: string) => processesOf(group).some(({ command }) => command.includes(name));

/** Makes every kind of process run: PostgreSQL, a function, a builder. */
async function keepBusy(group: number): Promise<void> {
  const operator = installation.operator();
  const { data } = await operator.from('blog_posts').select('id').limit(1).single();
  const visitor = installation.visitor();
  await visitor.functions.invoke('increment-article-metrics', { body: { articleId: data?.id, type: 'view' } });
  await eventually(() => runs(group, 'deno'), 'a function runs', 30_000);
  const { error } = await operator.from('blog_posts').insert(newArticle({ slug: `article-${randomUUID()}` }));
  expect(error).toBeNull();
  await eventually(() => runs(group, 'build-process'), 'a builder runs', 30_000);
  expect(runs(group, 'postgres')).toBe(true);
}

describe('npm start', () => {
  it.each([
    ['when npm alone is told to end', 'SIGTERM', (group: number) => group],
    ['when its terminal is closed', 'SIGHUP', (group: number) => -group],
  ] as const)('leaves no process behind %s', async (_case, signal, receiver) => {
    const group = await startUnderNpm();
    await keepBusy(group);
    process.kill(receiver(group), signal);
    await eventually(() => processesOf(group).length === 0, 'all processes have ended', 30_000).catch(() => undefined);
    expect(processesOf(group)).toEqual([]);
    // PostgreSQL removes this file only when it is stopped, not when it is killed.
    expect(existsSync(path.join(installation.directory, 'postgres/postmaster.pid'))).toBe(false);
  });
});
