import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { log } from '../operate/log/log.ts';
import { pathOf } from './site-address.ts';

export interface Client {
  address: string;
  requestId: string;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse, client: Client) => Promise<void>;

const LONGEST_LOGGED_PATH = 200;

/** Makes a route of a function that takes a `Request`. An error of the function is answered 500 and logged. */
export function fetchRoute(fetch: (request: Request, clientAddress: string) => Promise<Response>): RequestHandler {
  const addresses = new WeakMap<object, string>();
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await fetch(request, addresses.get(incoming) ?? 'unknown');
      } catch (error) {
        logFailure(incoming as IncomingMessage, error);
        return Response.json({ message: 'The server could not answer' }, { status: 500 });
      }
    },
    { overrideGlobalObjects: false },
  );
  return async (request, response, { address }) => {
    addresses.set(request, address);
    await listener(request, response);
  };
}

/** Logs a failure without the query, which may hold a key. Ignores a client that left while it was sending. */
export function logFailure(request: IncomingMessage, error: unknown): void {
  if (request.destroyed && !request.complete) return;
  const pathname = pathOf(request.url).slice(0, LONGEST_LOGGED_PATH);
  log.error({ err: error }, `${request.method} ${pathname} could not be answered`);
}
