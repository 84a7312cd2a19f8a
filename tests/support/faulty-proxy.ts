import {
  createServer,
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface PassedRequest {
  method: string;
  /** Without its query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  bytes: number;
}

/**
 * Fate of a request: it passes, it is answered with a status, or its connection breaks, either before the server gets it
 * (`lost`) or after the server has answered (`answer lost`).
 */
export type Fate = 'pass' | 'lost' | 'answer lost' | number;

export interface FaultyProxy {
  url: string;
  /** Requests in order, whatever their fate. */
  requests: PassedRequest[];
  /** Returns the most requests that were under way at once. */
  mostAtOnce(): number;
  /** Sets the fate of the next requests. By default, everything passes. */
  decide(fate: (request: PassedRequest) => Fate | Promise<Fate>): void;
  /** Resolves once nothing is under way. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a proxy in front of a server of this machine. A request reaches the server whole or not at all, as in object storages. */
export async function faultyProxy(port: number): Promise<FaultyProxy> {
  const requests: PassedRequest[] = [];
  const underWay = new Set<Promise<void>>();
  let most = 0;
  let fateOf: (request: PassedRequest) => Fate | Promise<Fate> = () => 'pass';

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
    const request = {
      method: incoming.method ?? '',
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      bytes: body.length,
    };
    requests.push(request);
    const fate = await fateOf(request);
    if (fate === 'lost') incoming.socket.destroy();
    else if (typeof fate === 'number') response.writeHead(fate, { 'content-type': 'text/plain' }).end();
    else {
      const { status, headers, bytes } = await forward(incoming, body);
      if (fate === 'answer lost') incoming.socket.destroy();
      else response.writeHead(status, headers).end(bytes);
    }
  }

  function forward({ method, url, headers }: IncomingMessage, body: Buffer) {
    return new Promise<{ status: number; headers: IncomingMessage['headers']; bytes: Buffer }>((resolve, reject) => {
      // The signature of a request covers the name of the host: send the headers unchanged.
      const forwarded = sendRequest({ port, host: '127.0.0.1', method, path: url, headers, agent: false }, (answer) => {
        buffer(answer).then(
          (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }),
          reject,
        );
      });
      forwarded.once('error', reject).end(body);
    });
  }

  const server = createServer((incoming, response) => {
    const handled = handle(incoming, response).catch(() => void incoming.socket.destroy());
    underWay.add(handled);
    most = Math.max(most, underWay.size);
    void handled.then(() => underWay.delete(handled));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    mostAtOnce: () => most,
    decide(fate) {
      fateOf = fate;
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
