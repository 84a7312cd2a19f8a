import { readFileSync } from 'node:fs';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { startTestBackend, type TestBackend } from './test-backend.ts';

/** A backend whose database is killed and whose connections are cut, for the tests of one file. */
interface CutDatabase {
  readonly backend: TestBackend;
  /** Reads from the data interface as a visitor. Leaves the body of a 503 to the caller. */
  read(pathname?: string): Promise<Response>;
  /** Whether the data interface answers. */
  isBack(): Promise<boolean>;
  /** Opens a connection that does not fetch the types of the database: if that request were cut, nobody would catch its error. */
  newConnection(): Sql;
  /** Ends the database server as a crash does. */
  kill(): void;
}

export function cutDatabase(): CutDatabase {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.stop());

  async function read(pathname = '/rest/v1/categories?select=id,name'): Promise<Response> {
    const response = await fetch(`${backend.url}${pathname}`, {
      headers: { apikey: backend.credentials.publishableKey },
    });
    if (response.status !== 503) await response.arrayBuffer();
    return response;
  }

  return {
    get backend() {
      return backend;
    },
    read,
    isBack: async () => (await read()).status === 200,
    newConnection: () => postgres({ ...backend.sql.options, max: 1, fetch_types: false } as never),
    kill() {
      const [pid] = readFileSync(path.join(backend.directory, 'postgres/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
  };
}
