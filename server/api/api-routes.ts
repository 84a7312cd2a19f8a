import type { Backend } from './backend.ts';
import type { MailEndpoint } from '../mail/mail-endpoint.ts';
import type { OutboxEndpoint } from '../mail/outbox-endpoint.ts';
import { CLAIMED_PATH, isApiPath, isMailPath, OUTBOX_PATH } from '../http/dynamic-paths.ts';
import type { InnerRoutes } from '../http/inner-server.ts';

export interface ApiParts {
  backend: Promise<Backend>;
  /** Receives visitors' messages; null when the mail service receives them instead, or nothing does. */
  mail: MailEndpoint | null;
  /** Shows administrators the messages that this copy stores; null when it stores none. */
  outbox: OutboxEndpoint | null;
}

/** Receives mails at once. Other requests wait for the database, and are answered 503 without one. */
export function apiRoutes({ backend: starting, mail, outbox }: ApiParts): Required<InnerRoutes> {
  const started = starting.catch(() => null);
  return {
    async fetch(request, clientAddress) {
      const { pathname } = new URL(request.url);
      if (mail && isMailPath(pathname)) return mail(request, clientAddress);
      if (outbox && pathname === OUTBOX_PATH) return outbox(request);
      const backend = await started;
      if (pathname === CLAIMED_PATH && backend) return Response.json(await backend.isClaimed());
      if (!backend) return Response.json({ message: 'The database is not running' }, { status: 503 });
      return isApiPath(pathname) ? backend.fetch(request, clientAddress) : new Response(null, { status: 404 });
    },
    upgrade(request, socket, head, clientAddress) {
      void started.then((backend) =>
        backend ? backend.upgrade(request, socket, head, clientAddress) : socket.destroy(),
      );
    },
  };
}
