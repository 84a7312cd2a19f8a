import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { withRequestId } from '../operate/log/request-id.ts';
import { fetchRoute, logFailure, type Client } from './fetch-route.ts';
import { isSameSecret } from './same-secret.ts';

/** Fields that prove that a request comes from the web process, and name its client. */
export const INNER_FIELDS = {
  secret: 'x-coquelicot-secret',
  address: 'x-coquelicot-address',
  requestId: 'x-coquelicot-request-id',
} as const;

/**
 * Asks the web process to close the client's connection. With `Connection: close`, the connection between the two
 * processes would close as well, and an early answer to an unfinished body would be lost.
 */
export const CLOSE_FIELD = 'x-coquelicot-close';

export interface InnerRoutes {
  fetch(request: Request, clientAddress: string): Promise<Response>;
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer, clientAddress: string): void;
}

export interface InnerServer {
  port: number;
  stop(): Promise<void>;
}

/** Listens on a free port of this machine, for clients that know the secret. */
export async function startInnerServer(secret: string, { fetch, upgrade }: InnerRoutes): Promise<InnerServer> {
  const route = fetchRoute(async (request, clientAddress) => withoutClosing(await fetch(request, clientAddress)));
  const sockets = new Set<Duplex>();
  const server = createServer((request, response) => {
    const client = clientOf(request, secret);
    if (client === null) {
      response.writeHead(403, { 'Content-Length': 0 }).end();
      return;
    }
    withRequestId(client.requestId, () => route(request, response, client)).catch((error: unknown) => {
      logFailure(request, error);
      response.destroy();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    const client = clientOf(request, secret);
    if (client === null || !upgrade) socket.destroy();
    else upgrade(request, socket, head, client.address);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Sends a GET request to the inner server of another process. @throws when it does not answer in time */
export async function askInner(port: number, secret: string, path: string, timeout: number): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { [INNER_FIELDS.secret]: secret },
    signal: AbortSignal.timeout(timeout),
  });
}

function clientOf({ headers }: IncomingMessage, secret: string): Client | null {
  const field = (name: string) => String(headers[name] ?? '');
  if (!isSameSecret(field(INNER_FIELDS.secret), secret)) return null;
  return { address: field(INNER_FIELDS.address) || 'unknown', requestId: field(INNER_FIELDS.requestId) };
}

function withoutClosing(response: Response): Response {
  if (response.headers.get('connection') !== 'close') return response;
  const headers = new Headers(response.headers);
  headers.delete('connection');
  headers.set(CLOSE_FIELD, '1');
  return new Response(response.body, { status: response.status, headers });
}
