import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { userInfo } from 'node:os';
import { freePort } from '../backend/free-port.ts';
import { OperatorError } from '../process/operator-error.ts';
import { headersFor, parseHeaders } from '../server/host-headers.ts';
import type { LoadedServer } from './own-server.ts';

const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';
/** Systems keep it where the paths of ordinary users do not lead. */
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;
const environment = { ...process.env, PATH };
const START_TIMEOUT = 5000;

/** What this machine's nginx can do. */
export interface Nginx {
  version: string;
  /** The module that serves `.br` files. */
  brotliModule: string;
}

/** @returns null when nginx is not installed, or cannot serve the compressed pages */
export function findNginx(): Nginx | null {
  const { stderr, status } = spawnSync('nginx', ['-V'], { env: environment, encoding: 'utf8' });
  if (status !== 0) return null;
  const modules = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '';
  const module = path.join(modules, BROTLI_MODULE);
  return existsSync(module) ? { version: /nginx\/(\S+)/.exec(stderr)?.[1] ?? 'unknown', brotliModule: module } : null;
}

/**
 * Starts nginx for the site of a folder, with the headers that the site gives to all its pages. It keeps no open files, as
 * a site must have it whose publications are to be seen at once.
 *
 * @param directory where its settings are written
 * @param workers how many processes answer
 * @throws OperatorError when it does not start
 */
export async function startNginx(
  { brotliModule }: Nginx,
  site: string,
  directory: string,
  workers: number,
): Promise<LoadedServer> {
  const port = await freePort();
  const file = path.join(directory, `nginx-${workers}.conf`);
  const fields = [...headersFor(parseHeaders(readFileSync(path.join(site, '_headers'), 'utf8')), '/')];
  const settings = `
    load_module ${brotliModule};
    ${userInfo().uid === 0 ? 'user root;' : ''}
    worker_processes ${workers};
    daemon off;
    pid ${file}.pid;
    error_log ${file}.log;
    events { worker_connections 1024; }
    http {
      types { text/html html; text/javascript js; image/svg+xml svg; image/png png; }
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000;
      brotli_static on;
      server {
        listen 127.0.0.1:${port};
        root ${site};
        add_header Cache-Control "public, max-age=0, must-revalidate";
        ${fields.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n')}
        location / { try_files $uri.html $uri/index.html $uri =404; }
      }
    }`;
  writeFileSync(file, settings);
  const child = spawn('nginx', ['-e', `${file}.log`, '-c', file], { env: environment, stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (const deadline = performance.now() + START_TIMEOUT; !(await isListening(port)); await sleep(20)) {
    if (child.exitCode === null && performance.now() < deadline) continue;
    child.kill();
    throw new OperatorError(
      `nginx did not start: ${existsSync(`${file}.log`) ? readFileSync(`${file}.log`, 'utf8') : ''}`,
    );
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}
