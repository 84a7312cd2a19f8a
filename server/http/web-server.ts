import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { clientAddress } from './client-address.ts';
import { logFailure, type Client, type RequestHandler } from './fetch-route.ts';
import { proxyWarning } from './proxy-warning.ts';
import { newRequestId, withRequestId } from '../operate/log/request-id.ts';
import { errorPage } from './plain-page.ts';
import { useOriginForm } from './request-target.ts';
import { pathOf } from './site-address.ts';
import { log } from '../operate/log/log.ts';
import { listen } from './listen.ts';

export interface WebServerRoutes {
  /** True for the paths that `answer` takes; `serve` takes the others. */
  isDynamic(pathname: string): boolean;
  /** False for a host that this copy does not answer for. Without this function, every host is answered. */
  mayAnswer?(host: string | undefined, pathname: string): Promise<boolean>;
  answer: RequestHandler;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: Client): unknown;
  serve(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  noteAnswer?(pathname: string, status: number): void;
}

export interface WebServer {
  /** Takes no more requests, and waits for running answers for some seconds. */
  stop(): Promise<void>;
}

/** Milliseconds after which a connection is closed. */
export interface ConnectionLimits {
  /** Without a byte in either direction, while the client is expected to act. */
  silence: number;
  /** Between two requests. Longer than in proxies, so that the proxy closes first and loses no request on the way. */
  idle: number;
  /** After the refusal of a WebSocket. */
  afterRefusal: number;
  /** For answers that run when the server stops. Shorter than the time after which a stopping process is killed. */
  stop: number;
}

const LIMITS: ConnectionLimits = { silence: 60_000, idle: 75_000, afterRefusal: 5_000, stop: 3_000 };
/** Milliseconds between two looks for connections whose answer has ended, when the server stops. */
const CLOSING_INTERVAL = 50;
const UPGRADE_PATH = '/realtime/v1/websocket';
/** TRACE would throw in the fetch API; no other method is used. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Status in the metrics for a client that left before the answer. */
const CLIENT_LEFT = 499;
/** Names the request in answers of the API and in error pages. */
const ID_FIELD = 'X-Request-Id';
const ERROR_FIELDS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

interface HostRefusal {
  status: number;
  reason: string;
}

const SEVERAL_HOSTS: HostRefusal = { status: 400, reason: 'Bad Request: more than one Host' };
const UNKNOWN_HOST: HostRefusal = {
  status: 421,
  reason:
    'Misdirected Request: this copy does not answer for that host. To add the host, set SITE_URL or ALLOWED_HOSTS.',
};

/**
 * Serves the site and its API on one port. A failing request is answered 500 and logged; others are not affected.
 *
 * @param trustedProxies how many proxies in front of this server write X-Forwarded-For
 * @throws OperatorError when the port is taken
 */
export async function startWebServer(
  host: string,
  port: number,
  trustedProxies: number,
  routes: WebServerRoutes,
  limits: ConnectionLimits = LIMITS,
): Promise<WebServer> {
  const addressOf = clientAddressReader(trustedProxies);
  const shouldUpgradeCallback = asksForWebSocket;
  const server = createServer({ shouldUpgradeCallback }, requestListener(routes, addressOf, limits.silence));
  server.setTimeout(limits.silence);
  server.keepAliveTimeout = limits.idle;
  const webSockets = handleUpgrades(server, upgradeHandler(routes, addressOf), limits.afterRefusal);
  await listen(server, host, port);
  return {
    stop: () =>
      new Promise((resolve) => {
        for (const socket of webSockets) socket.destroy();
        // Node would keep the connection of an answer that ends after `close`.
        const closing = setInterval(() => server.closeIdleConnections(), CLOSING_INTERVAL);
        const cut = setTimeout(() => server.closeAllConnections(), limits.stop);
        server.close(() => {
          clearInterval(closing);
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}

type AddressOf = (request: IncomingMessage) => string;

function clientAddressReader(trustedProxies: number): AddressOf {
  const warnOfProxy = proxyWarning(trustedProxies, (line) => log.warn(line));
  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-for'] as string | undefined;
    if (forwarded !== undefined) warnOfProxy(socket.remoteAddress);
    return clientAddress({ remote: socket.remoteAddress, forwarded, trustedProxies });
  };
}

/** Answers requests. Counts each one, and answers an error page for one that fails. */
function requestListener(routes: WebServerRoutes, addressOf: AddressOf, longestSilence: number) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    useOriginForm(request);
    const requestId = newRequestId();
    response.once('close', () =>
      routes.noteAnswer?.(pathOf(request.url), response.writableFinished ? response.statusCode : CLIENT_LEFT),
    );
    withRequestId(requestId, () => answer(request, response, requestId)).catch((error: unknown) => {
      withRequestId(requestId, () => logFailure(request, error));
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { ...ERROR_FIELDS, [ID_FIELD]: requestId }).end(errorPage(requestId));
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const refusal = await refuseHost(request, routes);
    if (refusal) {
      const fields = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', Connection: 'close' };
      response.writeHead(refusal.status, fields).end(`${refusal.reason}\n`);
    } else if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, { Allow: METHODS.join(', '), 'Content-Length': 0 }).end();
    } else if (routes.isDynamic(pathOf(request.url))) {
      response.setHeader(ID_FIELD, requestId);
      waitForSlowAnswer(response, longestSilence);
      await routes.answer(request, response, { address: addressOf(request), requestId });
    } else await routes.serve(request, response);
  }
}

/**
 * Closes a silent connection only when its client does not read. By default, Node also closes a connection whose
 * answer takes long to make.
 */
function waitForSlowAnswer(response: ServerResponse, longestSilence: number): void {
  response.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(longestSilence);
  });
}

/** True for a WebSocket. Other upgrades are ignored, as HTTP allows: some clients offer `h2c` with each request. */
function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

function upgradeHandler(routes: WebServerRoutes, addressOf: AddressOf): UpgradeHandler {
  return async (request, socket, head) => {
    const refusal = await refuseHost(request, routes);
    if (refusal) socket.end(`HTTP/1.1 ${refusal.status} ${refusal.reason}\r\nConnection: close\r\n\r\n`);
    else if (pathOf(request.url) !== UPGRADE_PATH) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    else await routes.upgrade(request, socket, head, { address: addressOf(request), requestId: newRequestId() });
  };
}

/** Hands upgrades to their handler. @returns the open sockets, which `closeAllConnections` does not close */
function handleUpgrades(server: Server, handle: UpgradeHandler, timeAfterRefusal: number): ReadonlySet<Duplex> {
  const open = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    open.add(socket);
    let afterRefusal: NodeJS.Timeout | undefined;
    socket.once('finish', () => (afterRefusal = setTimeout(() => socket.destroy(), timeAfterRefusal)));
    socket.once('close', () => {
      clearTimeout(afterRefusal);
      open.delete(socket);
    });
    // Node stops handling errors of a socket that it hands over.
    socket.on('error', () => socket.destroy());
    useOriginForm(request);
    handle(request, socket, head).catch((error: unknown) => {
      logFailure(request, error);
      socket.destroy();
    });
  });
  return open;
}

async function refuseHost(
  request: IncomingMessage,
  { mayAnswer }: Pick<WebServerRoutes, 'mayAnswer'>,
): Promise<HostRefusal | null> {
  if (hasSeveralHosts(request)) return SEVERAL_HOSTS;
  const isAnswered = await (mayAnswer?.(request.headers.host, pathOf(request.url)) ?? true);
  return isAnswered ? null : UNKNOWN_HOST;
}

/** True for several `Host` fields. Reads the raw fields, because Node keeps the first `Host` only. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((field, index) => index % 2 === 0 && /^host$/i.test(field)).length > 1;
}
