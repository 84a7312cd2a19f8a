import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Transform, type Duplex } from 'node:stream';
import { createProxyServer, proxyUpgrade } from 'httpxy';
import { answerRefusal, type Refusal } from '../http/refusal.ts';
import type { Client, RequestHandler } from '../http/fetch-route.ts';
import { CLOSE_FIELD, INNER_FIELDS } from '../http/inner-server.ts';
import { bodyTimeLimit } from '../http/limited-body.ts';
import { pathOf } from '../http/site-address.ts';

export interface Forwarder {
  route: RequestHandler;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: Client): Promise<void>;
}

interface ForwardBounds {
  /** Bytes of a body: more than the API accepts from anybody. */
  body: number;
  requests: number;
  /** Milliseconds from a request's whole body to its answer, and between two parts of the answer. */
  answer: number;
}

const BOUNDS: ForwardBounds = { body: 13 * 1024 * 1024, requests: 500, answer: 60_000 };

const UNAVAILABLE: Refusal = {
  status: 503,
  code: 'PGRST001',
  message: 'The API does not answer at the moment. Try again in a second.',
  headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' },
};
const TOO_LARGE: Refusal = {
  status: 413,
  code: 'body_too_large',
  message: 'The body is too large',
  headers: { Connection: 'close' },
};

/**
 * Passes requests on to the port where a process listens. Answers 503 while it has none or does not answer.
 *
 * @param secret shows the other process that a request comes from this one
 * @param port null while no such process runs
 */
export function forwardTo(
  secret: string,
  port: () => number | null | Promise<number | null>,
  bounds = BOUNDS,
): Forwarder {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 });
  const proxy = createProxyServer({ agent, proxyTimeout: bounds.answer });
  let running = 0;
  proxy.on('proxyReq', (outgoing, incoming) => limitTime(outgoing, incoming, bounds.answer));
  proxy.on('proxyRes', ({ headers }) => {
    // The connection between the two processes does not concern the client.
    delete headers['keep-alive'];
    delete headers.connection;
    if (headers[CLOSE_FIELD] !== undefined) headers.connection = 'close';
    Reflect.deleteProperty(headers, CLOSE_FIELD);
  });
  proxy.on('error', (_error, request, response) => {
    if (!request || !response || !('writeHead' in response)) return;
    if (response.headersSent) response.destroy();
    else void refuse(request, response, UNAVAILABLE);
  });

  return {
    async route(request, response, client) {
      const to = await port();
      if (to === null || running >= bounds.requests) return refuse(request, response, UNAVAILABLE);
      if (Number(request.headers['content-length'] ?? 0) > bounds.body) return refuse(request, response, TOO_LARGE);
      delete request.headers.connection;
      delete request.headers['keep-alive'];
      running += 1;
      const target = { host: '127.0.0.1', port: to };
      await proxy
        .web(request, response, { target, headers: fieldsOf(secret, client), buffer: request.pipe(onePartEachTurn()) })
        .finally(() => (running -= 1));
    },
    async upgrade(request, socket, head, client) {
      const to = await port();
      const goOn = (inner: Duplex) => {
        socket.once('close', () => inner.destroy());
        inner.once('close', () => socket.destroy());
        if (socket.destroyed) inner.destroy();
      };
      const giveUp = () => socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      const options = { headers: fieldsOf(secret, client), upgradeTimeout: bounds.answer, xfwd: false };
      if (to === null) giveUp();
      else await proxyUpgrade({ host: '127.0.0.1', port: to }, request, socket, head, options).then(goOn, giveUp);
    },
  };
}

/**
 * Passes on one part of a body in each turn of the event loop. By default, Node reads up to 2 MB of a fast sender in one
 * turn, and pages wait for that long.
 */
export function onePartEachTurn(): Transform {
  return new Transform({ transform: (part: Buffer, _encoding, done) => void setImmediate(done, null, part) });
}

function fieldsOf(secret: string, { address, requestId }: Client): Record<string, string> {
  return {
    [INNER_FIELDS.secret]: secret,
    [INNER_FIELDS.address]: address,
    [INNER_FIELDS.requestId]: requestId,
  };
}

/** Aborts a request whose answer does not begin in time. */
function limitTime(outgoing: ClientRequest, { headers }: IncomingMessage, answer: number): void {
  const limit = answer + bodyTimeLimit(Number(headers['content-length'] ?? 0));
  const timer = setTimeout(() => outgoing.destroy(new Error('The API did not begin its answer in time')), limit);
  const forget = () => clearTimeout(timer);
  outgoing.once('response', forget).once('close', forget);
}

async function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): Promise<void> {
  const answer = answerRefusal(refusal, pathOf(request.url));
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'Content-Length': body.length }).end(body);
}
