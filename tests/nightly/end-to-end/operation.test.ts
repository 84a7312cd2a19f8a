import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  newInstallation,
  settledPublication,
  type Installation,
  type RunningCopy,
} from '../../support/installation.ts';
import { eventually, startTestBackend } from '../../support/test-backend.ts';

let installation: Installation;

afterEach(() => installation.remove());

/** Lists the processes that still work on the installation's data. */
function processesOn(directory: string): string[] {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(directory));
}

/** Returns the process id of a program of a running copy. */
function processOf(copy: RunningCopy, program: string): number {
  const parent = String(copy.process.pid);
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const fields = lines.map((line) => line.trim().split(/\s+/));
  const found = fields.find(([, ppid, ...args]) => ppid === parent && args.join(' ').includes(program));
  return Number(found?.[0]);
}

const home = () => fetch(installation.url).then((response) => response.status);

describe('npm start', () => {
  beforeEach(async () => {
    installation = await newInstallation(inject('publishedCopy'));
  });

  it('refuses a second start on the same data, stops all processes on SIGTERM, and keeps its articles at the next start', async () => {
    const first = await installation.start();
    const refused = await installation.run({ PORT: '1' });
    expect(refused.status).toBe(1);
    expect(refused.output).toContain(`already runs on the data in ${installation.directory}`);
    expect(await home()).toBe(200);
    const { count } = await installation.operator().from('blog_posts').select('id', { count: 'exact', head: true });
    expect(await first.stop('SIGTERM')).toBe(0);
    expect(processesOn(installation.directory)).toEqual([]);
    const second = await installation.start();
    expect(await home()).toBe(200);
    const again = await installation.operator().from('blog_posts').select('id', { count: 'exact', head: true });
    expect(again.count).toBe(count);
    expect(await second.stop('SIGINT')).toBe(0);
  });

  it('recovers after SIGKILL, and publishes an article that was written before', async () => {
    const first = await installation.start();
    const operator = installation.operator();
    await operator.from('blog_posts').insert({ title: 'Avant la coupure', slug: 'avant-la-coupure' });
    await first.stop('SIGKILL');
    await eventually(
      () => processesOn(installation.directory).length === 0,
      'no process of the copy runs any more',
      20_000,
    );
    const second = await installation.start();
    expect(await settledPublication(installation.operator())).toMatchObject({ state: 'online' });
    expect((await fetch(`${installation.url}/anecdote/avant-la-coupure`)).status).toBe(200);
    expect(await second.stop()).toBe(0);
    expect(processesOn(installation.directory)).toEqual([]);
  });

  it('restarts its database, its API and its web server after each is killed, and then still publishes articles', async () => {
    const copy = await installation.start();
    const operator = installation.operator();
    const access = parseEnv(readFileSync(path.join(installation.directory, 'supabase.env'), 'utf8'));
    const headers = { apikey: String(access['SUPABASE_PUBLISHABLE_KEY']) };
    // supabase-js would hide a 503, because it retries by itself.
    const ask = async () => {
      const response = await fetch(`${installation.url}/rest/v1/blog_posts?select=id&limit=1`, { headers });
      await response.arrayBuffer();
      return response.status;
    };
    await eventually(async () => (await ask()) === 200, 'the database answers');
    const statuses = { site: new Set<number>(), api: new Set<number>() };
    let isOver = false;
    const readers = [home, ask, ask, ask, ask].map(async (read) => {
      while (!isOver) {
        statuses[read === home ? 'site' : 'api'].add(await read());
        await sleep(10);
      }
    });
    const [pid] = readFileSync(path.join(installation.directory, 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await eventually(() => copy.output().includes('starting it again'), 'the end of PostgreSQL is noticed', 40_000);
    await eventually(async () => (await ask()) === 200, 'the database answers again', 40_000);
    isOver = true;
    await Promise.all(readers);
    expect(statuses).toEqual({ site: new Set([200]), api: new Set([200, 503]) });

    const asksApi = async () => (await operator.from('blog_posts').select('id').limit(1)).status;
    process.kill(processOf(copy, 'api-process'), 'SIGKILL');
    await eventually(() => copy.output().includes('The process api has ended'), 'the end of the API is noticed');
    expect(await home()).toBe(200);
    await eventually(async () => (await asksApi()) === 200, 'the API answers again', 40_000);
    process.kill(processOf(copy, 'web-process'), 'SIGKILL');
    await eventually(async () => (await home().catch(() => 0)) === 200, 'the site is served again', 40_000);
    await operator.from('blog_posts').insert({ title: 'Après la coupure', slug: 'apres-la-coupure' }).throwOnError();
    expect(await settledPublication(operator)).toMatchObject({ state: 'online' });
    expect((await fetch(`${installation.url}/anecdote/apres-la-coupure`)).status).toBe(200);
    expect(await copy.stop()).toBe(0);
    expect(processesOn(installation.directory)).toEqual([]);
  });
});

describe('a first start', () => {
  beforeEach(async () => {
    installation = await newInstallation();
  });

  it('uses a hosted project when the settings name it, and then starts no embedded backend', async () => {
    const project = await startTestBackend({ seed: true });
    onTestFinished(() => project.stop());
    await installation.start({
      PUBLIC_SUPABASE_URL: project.url,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: project.credentials.publishableKey,
      SUPABASE_SECRET_KEY: project.credentials.secretKey,
      PUBLISH_SECRET: 'a secret of sixteen',
    });
    expect((await fetch(`${installation.url}/blog/ecrire-une-bio`)).status).toBe(200);
    expect((await fetch(`${installation.url}/rest/v1/blog_posts`)).status).toBe(404);
    const others = processesOn(installation.directory).filter((line) => !line.includes('site-process'));
    expect(others).toEqual([]);
    const hook = await fetch(`${installation.url}/hooks/publish`, {
      method: 'POST',
      headers: { authorization: 'Bearer a secret of sixteen' },
    });
    expect(hook.status).toBe(202);
  });

  it('fails with the number of the port when the port is in use', async () => {
    const squatter = createServer().listen(installation.port, '127.0.0.1');
    const { status, output } = await installation.run();
    squatter.close();
    expect(status).toBe(1);
    expect(output).toContain(`Port ${installation.port} is already in use`);
  });

  it('reports an invalid setting in a sentence, without a stack trace', async () => {
    const { status, output } = await installation.run({ PORT: 'http' });
    expect(status).toBe(1);
    expect(output).toContain('PORT must be');
    expect(output).not.toContain('    at ');
  });
});
