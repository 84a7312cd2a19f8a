import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { OperatorError } from '../operator-error.ts';

export interface WebServerRoutes {
  /** Whether `fetch` answers this path; `serve` answers the others. */
  isDynamic(pathname: string): boolean;
  fetch(request: Request, clientAddress: string): Promise<Response>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  serve(request: IncomingMessage, response: ServerResponse): void;
}

export interface WebServer {
  stop(): Promise<void>;
}

const UPGRADE_PATH = '/realtime/v1/websocket';

/**
 * Listens for the site and its API on one port.
 *
 * @param trustProxy whether X-Forwarded-For, written by a proxy in front of this server, names the client
 * @throws OperatorError when the port is taken
 */
export async function startWebServer(
  host: string,
  port: number,
  trustProxy: boolean,
  routes: WebServerRoutes,
): Promise<WebServer> {
  const listener = getRequestListener(
    (request, { incoming }) => routes.fetch(request, clientAddressOf(incoming as IncomingMessage, trustProxy)),
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => {
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    if (routes.isDynamic(pathname)) void listener(request, response);
    else routes.serve(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    // Node stops listening for errors on a socket that it hands over.
    socket.on('error', () => socket.destroy());
    if (request.url?.startsWith(UPGRADE_PATH)) routes.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  await listen(server, host, port);
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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

function clientAddressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && typeof forwarded === 'string') {
    const nearest = forwarded.split(',').at(-1)?.trim();
    if (nearest) return nearest;
  }
  return request.socket.remoteAddress ?? 'unknown';
}
