import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { OperatorError } from '../process/operator-error.ts';
import { clientAddress } from './client-address.ts';
import { answerDirectly, type DirectAnswer } from './direct-connection.ts';
import { proxyWarning } from './proxy-warning.ts';
import type { PlainRequest } from './plain-request.ts';
import { newRequestId, withRequestId } from '../operate/log/request-id.ts';
import { errorPage } from './error-page.ts';
import { useOriginForm } from './request-target.ts';
import { log } from '../operate/log/log.ts';

export interface WebServerRoutes {
  /** Whether `fetch` answers this path; `serve` answers the others. */
  isDynamic(pathname: string): boolean;
  /** Whether a request for this host is answered; without it, all are. */
  mayAnswer?(host: string | undefined, pathname: string): Promise<boolean>;
  fetch(request: Request, clientAddress: string): Promise<Response>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, clientAddress: string): void;
  serve(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  /** Hears of each answer. */
  noteAnswer?(pathname: string, status: number): void;
  /** What `serve` would answer at once, if it is ready. */
  readyAnswer?(request: PlainRequest): DirectAnswer | null;
}

export interface WebServer {
  stop(): Promise<void>;
}

/** How long connections are kept that their clients leave unused, in milliseconds. */
export interface ConnectionLimits {
  /** Without a byte in either direction, while the next step is the client's. */
  silence: number;
  /** Between two requests. Longer than proxies keep theirs: a request that meets a closing connection has no answer. */
  idle: number;
  /** After this server has said its last word to a connection that was to be upgraded. */
  farewell: number;
}

const LIMITS: ConnectionLimits = { silence: 60_000, idle: 75_000, farewell: 5_000 };
const UPGRADE_PATH = '/realtime/v1/websocket';
/** TRACE would throw in the fetch API, and everything else is nobody's. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const LONGEST_LOGGED_PATH = 200;
/** Stands in metrics for an answer that its client did not wait for. */
const CLIENT_LEFT = 499;
/** Where the status stands in `HTTP/1.1 200 OK`. */
const STATUS_START = 9;
/** Names the request in the answers of the API, and in those of errors. */
const ID_FIELD = 'X-Request-Id';
const ERROR_FIELDS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

interface HostRefusal {
  status: number;
  reason: string;
}

const TWO_HOSTS: HostRefusal = { status: 400, reason: 'Bad Request: more than one Host' };
const UNKNOWN_HOST: HostRefusal = {
  status: 421,
  reason:
    'Misdirected Request: this copy does not answer for that host. SITE_URL and ALLOWED_HOSTS name those it answers for.',
};

/**
 * Listens for the site and its API on one port. The error of one request is answered 500 and logged; it ends nothing else.
 *
 * @param trustedProxies how many proxies in front of this server write X-Forwarded-For
 * @param limits are others in tests
 * @throws OperatorError when the port is taken
 */
export async function startWebServer(
  host: string,
  port: number,
  trustedProxies: number,
  routes: WebServerRoutes,
  limits: ConnectionLimits = LIMITS,
): Promise<WebServer> {
  /** Node counts these sockets no longer among the server's connections. */
  const upgraded = new Set<Duplex>();
  const warnOfProxy = proxyWarning(trustedProxies, (line) => log.warn(line));
  const addressOf = ({ socket, headers }: IncomingMessage) => {
    const forwarded = headers['x-forwarded-for'] as string | undefined;
    if (forwarded !== undefined) warnOfProxy(socket.remoteAddress);
    return clientAddress({ remote: socket.remoteAddress, forwarded, trustedProxies });
  };
  const answerDynamically = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await routes.fetch(request, addressOf(incoming as IncomingMessage));
      } catch (error) {
        logFailure(incoming as IncomingMessage, error);
        return Response.json({ message: 'The server could not answer' }, { status: 500 });
      }
    },
    { overrideGlobalObjects: false },
  );

  /** @returns why the host that a request names is not answered, or null */
  async function refuseHost(request: IncomingMessage): Promise<HostRefusal | null> {
    const hosts = request.headersDistinct['host'] ?? [];
    if (hosts.length > 1) return TWO_HOSTS;
    const isAnswered = await (routes.mayAnswer?.(hosts[0], pathOf(request)) ?? true);
    return isAnswered ? null : UNKNOWN_HOST;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const refusal = await refuseHost(request);
    if (refusal) {
      const fields = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', Connection: 'close' };
      response.writeHead(refusal.status, fields).end(`${refusal.reason}\n`);
    } else if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, { Allow: METHODS.join(', '), 'Content-Length': 0 }).end();
    } else if (routes.isDynamic(pathOf(request))) {
      response.setHeader(ID_FIELD, id);
      // Node would end a connection whose answer takes long to be made, too.
      response.on('timeout', (socket: Socket) => {
        if (socket.writableLength > 0) socket.destroy();
        else socket.setTimeout(limits.silence);
      });
      await answerDynamically(request, response);
    } else await routes.serve(request, response);
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refusal = await refuseHost(request);
    if (refusal) socket.end(`HTTP/1.1 ${refusal.status} ${refusal.reason}\r\nConnection: close\r\n\r\n`);
    else if (pathOf(request) === UPGRADE_PATH) routes.upgrade(request, socket, head, addressOf(request));
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  }

  // Any other upgrade is ignored, as HTTP has it: some clients offer `h2c` with each request.
  const shouldUpgradeCallback = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';
  const server = createServer({ shouldUpgradeCallback }, (request, response) => {
    useOriginForm(request);
    const id = newRequestId();
    response.once('close', () =>
      routes.noteAnswer?.(pathOf(request), response.writableFinished ? response.statusCode : CLIENT_LEFT),
    );
    withRequestId(id, () => answer(request, response, id)).catch((error: unknown) => {
      withRequestId(id, () => logFailure(request, error));
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { ...ERROR_FIELDS, [ID_FIELD]: id }).end(errorPage(id));
    });
  });
  server.setTimeout(limits.silence);
  server.keepAliveTimeout = limits.idle;
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket);
    let farewell: NodeJS.Timeout | undefined;
    socket.once('finish', () => (farewell = setTimeout(() => socket.destroy(), limits.farewell)));
    socket.once('close', () => {
      clearTimeout(farewell);
      upgraded.delete(socket);
    });
    // Node stops listening for errors on a socket that it hands over.
    socket.on('error', () => socket.destroy());
    useOriginForm(request);
    upgrade(request, socket, head).catch((error: unknown) => {
      logFailure(request, error);
      socket.destroy();
    });
  });
  const direct = routes.readyAnswer
    ? answeringDirectly(server, limits, counted(routes.readyAnswer, routes))
    : new Set<Socket>();
  await listen(server, host, port);
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of [...upgraded, ...direct]) socket.destroy();
      }),
  };
}

/** Notes what is answered directly, as what Node answers is noted. */
function counted(
  answerOf: (request: PlainRequest) => DirectAnswer | null,
  { noteAnswer }: WebServerRoutes,
): (request: PlainRequest) => DirectAnswer | null {
  if (!noteAnswer) return answerOf;
  return (request) => {
    const answer = answerOf(request);
    if (answer) noteAnswer(pathOf(request), Number(answer.head.slice(STATUS_START, STATUS_START + 3)));
    return answer;
  };
}

/**
 * Has a server answer directly what can be answered so.
 *
 * @returns the connections that are not Node's yet
 */
function answeringDirectly(
  server: Server,
  limits: ConnectionLimits,
  answerOf: (request: PlainRequest) => DirectAnswer | null,
): Set<Socket> {
  const direct = new Set<Socket>();
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const forget = () => direct.delete(socket);
    direct.add(socket);
    socket.once('close', forget);
    answerDirectly(socket, limits, answerOf, () => {
      forget();
      socket.off('close', forget);
      for (const listener of listeners) listener.call(server, socket);
    });
  });
  return direct;
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new OperatorError(
            `Port ${port} is already in use. Stop what uses it, or choose another: PORT=4322 npm start`,
            error,
          ),
        );
      } else if (error.code === 'EACCES') {
        reject(
          new OperatorError(
            `Port ${port} may not be opened by this user. Choose one above 1024: PORT=4321 npm start`,
            error,
          ),
        );
      } else {
        reject(new OperatorError(`The server cannot listen on ${host}, port ${port}: ${error.message}`, error));
      }
    });
    server.listen(port, host, () => resolve());
  });
}

function pathOf({ url }: { url?: string | undefined }): string {
  return (url ?? '/').split('?')[0] ?? '/';
}

/** Logs a failure without the query, which may hold a key. A client that has left is no failure. */
function logFailure(request: IncomingMessage, error: unknown): void {
  if (request.destroyed && !request.complete) return;
  log.error({ err: error }, `${request.method} ${pathOf(request).slice(0, LONGEST_LOGGED_PATH)} could not be answered`);
}
