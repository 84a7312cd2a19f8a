import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../server/process/free-port.ts';
import { readCopy, readDockerfile, type DockerStage } from '../../support/dockerfile.ts';
import { eventually } from '../../support/test-backend.ts';

/**
 * Follows the Dockerfile in clean folders, where no container runtime is needed: production packages alone, read-only sources,
 * another user. As root, that user owns nothing but what the Dockerfile gives it.
 */

const IS_ROOT = process.getuid?.() === 0;
/** A user and a group that own nothing. */
const NOBODY = 65534;
const MINUTES = 60_000;

let root: string;
let port: number;
let environment: Record<string, string>;
let copy: ChildProcess | null = null;
let output = '';

/** Returns the local folder that stands for a path of the container. */
const placed = (stage: string, value: string) => path.join(root, stage, value);

/** Copies as a COPY instruction does, with hard links kept. */
function copyInto(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  execFileSync('cp', ['-a', source, target]);
}

function follow({ name, steps }: DockerStage): Record<string, string> {
  const stage = name || 'last';
  let workingFolder = '/';
  const variables: Record<string, string> = {};
  for (const { instruction, value } of steps) {
    if (instruction === 'WORKDIR') {
      workingFolder = value;
      mkdirSync(placed(stage, workingFolder), { recursive: true });
    } else if (instruction === 'ENV') {
      for (const [, key = '', text = ''] of value.matchAll(/(\w+)=(\S+)/g)) variables[key] = text;
    } else if (instruction === 'COPY') {
      const { stage: other, sources, target } = readCopy(value);
      for (const source of sources) {
        const to = target.endsWith('/') ? path.join(target, path.basename(source)) : target;
        copyInto(
          path.join(other === null ? '.' : path.join(root, other), source),
          path.join(placed(stage, workingFolder), to),
        );
      }
    } else if (instruction === 'RUN') {
      // The image's user does not exist on this machine: another account takes its part.
      const command = value
        .replace(/ \/(\w)/g, (_, letter: string) => ` ${placed(stage, '/')}${letter}`)
        .replaceAll('node:node', IS_ROOT ? `${NOBODY}:${NOBODY}` : `${process.getuid?.()}:${process.getgid?.()}`);
      execFileSync('sh', ['-c', command], { cwd: placed(stage, workingFolder), stdio: 'pipe', timeout: 10 * MINUTES });
    }
  }
  return variables;
}

/** Makes the sources and the application's folder read-only. */
function forbidWriting(folder: string): void {
  for (const name of ['src', 'server', 'supabase', 'public']) {
    execFileSync('chmod', ['-R', 'a-w', path.join(folder, name)]);
  }
  chmodSync(folder, 0o555);
}

function command(words: string[]): [string, string[]] {
  const [first = '', ...rest] = words;
  if (!IS_ROOT) return [first, rest];
  return ['setpriv', [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...words]];
}

function wordsOf(stage: DockerStage | undefined, instruction: string): string[] {
  const value = stage?.steps.find((step) => step.instruction === instruction)?.value ?? '';
  return JSON.parse(value.slice(value.indexOf('['))) as string[];
}

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-container-'));
  chmodSync(root, 0o755);
  port = await freePort();
  const variables = readDockerfile('Dockerfile').reduce<Record<string, string>>((_, stage) => follow(stage), {});
  const app = placed('last', '/app');
  forbidWriting(app);
  environment = {
    ...variables,
    ...{
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: placed('last', '/data'),
      SITE_URL: 'https://coquelicot.example',
    },
    PATH: `${app}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
    HOME: '/nonexistent',
  };
}, 15 * MINUTES);

afterAll(async () => {
  if (copy && copy.exitCode === null) {
    const exit = once(copy, 'exit');
    copy.kill('SIGKILL');
    await exit;
  }
  chmodSync(placed('last', '/app'), 0o755);
  execFileSync('chmod', ['-R', 'u+w', root]);
  rmSync(root, { recursive: true, force: true });
});

const run = (words: string[]) => {
  const [program, parameters] = command(words);
  return spawn(program, parameters, {
    cwd: placed('last', '/app'),
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};
const last = () => readDockerfile('Dockerfile').at(-1);

describe('the image', () => {
  it('has only production packages, of 650 MB at most', () => {
    const packages = placed('last', '/app/node_modules');
    for (const name of ['vitest', 'playwright', 'eslint', 'typescript', 'lighthouse']) {
      expect(existsSync(path.join(packages, name)), name).toBe(false);
    }
    const size = execFileSync('du', ['-sm', packages], { encoding: 'utf8' });
    expect(Number.parseInt(size, 10)).toBeLessThanOrEqual(650);
  });

  it(
    'builds and serves the site as an unprivileged user with read-only sources',
    { timeout: 10 * MINUTES },
    async () => {
      copy = run(wordsOf(last(), 'CMD'));
      for (const stream of [copy.stdout, copy.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
      await eventually(
        () => {
          if (copy?.exitCode !== null) throw new Error(output);
          return output.includes('is served at');
        },
        'the site is served',
        8 * MINUTES,
      );
      expect((await fetch(`http://127.0.0.1:${port}/blog`)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/increment-article-metrics`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(answer.status).toBe(400);
      for (const line of output.trim().split('\n')) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
    },
  );

  it(
    'reports itself healthy while it runs and unhealthy afterwards, and exits with 0 on SIGTERM',
    { timeout: 2 * MINUTES },
    async () => {
      const health = async () => {
        const [status] = (await once(run(wordsOf(last(), 'HEALTHCHECK')), 'exit')) as [number];
        return status;
      };
      expect(await health()).toBe(0);
      if (copy === null) throw new Error('No copy runs');
      const exit = once(copy, 'exit');
      copy.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
      expect(await health()).toBe(1);
      expect(readdirSync(placed('last', '/data'))).toContain('credentials.json');
    },
  );
});

/** Runs a tool, and returns its output, or null where the tool is not installed. */
function check(program: string, parameters: string[]): string | null {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  try {
    return execFileSync(program, parameters, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

it('hadolint and systemd-analyze find nothing, where they are installed', () => {
  expect(check('hadolint', ['Dockerfile']) ?? '').toBe('');
  const said = check('systemd-analyze', ['verify', path.resolve('deploy/coquelicot.service')]) ?? '';
  // The service's program is at another path on this machine.
  const others = said.split('\n').filter((line) => line !== '' && !line.includes('is not executable'));
  expect(others).toEqual([]);
});
