import { isApiPath, type Backend } from '../backend/backend.ts';
import { isMailPath, type MailEndpoint } from '../mail/mail-endpoint.ts';
import { OUTBOX_PATH, type OutboxEndpoint } from '../mail/outbox-endpoint.ts';
import { isHealthPath, isOperationPath, type OperationEndpoint } from '../operate/operation-endpoint.ts';
import { answerHook } from '../publisher/hook.ts';
import type { Publisher } from '../publisher/publisher.ts';
import type { KnowsHost } from '../server/known-hosts.ts';
import { fileForm, isBackOffice, pathOf } from '../server/site-address.ts';
import type { WebServerRoutes } from '../server/web-server.ts';
import { hostCheck } from './host-check.ts';
import type { OnlineSite } from './online-site.ts';

const HOOK_PATH = '/hooks/publish';

/** What answers beside the site, once the database has started. */
export interface Services {
  /** The embedded backend, or null when the database is hosted elsewhere. */
  backend: Backend | null;
  publisher: Publisher;
  publishSecret: string;
}

/** What this copy answers for, besides the site. */
export interface OwnServices {
  /** Whether it answers for the database, or a hosted project does. */
  hasApi: boolean;
  /** What takes visitors' messages; null where another service does, or none. */
  mail: MailEndpoint | null;
  /** What administrators ask of the messages that are kept here; null where none are. */
  outbox: OutboxEndpoint | null;
  /** The answers to monitoring. */
  operation: OperationEndpoint;
  /** Hears of each answer. */
  noteAnswer(pathname: string, status: number): void;
  /** Which hosts it answers for without reserve. */
  isKnownHost: KnowsHost;
}

/**
 * What the web server does with each request: the site and the mail endpoint answer at once; the API and the publish
 * webhook wait for the services, and answer 503 when these could not start.
 *
 * @param started rejects when the services cannot start
 */
export function serverRoutes(
  started: Promise<Services>,
  online: OnlineSite,
  { hasApi, mail, outbox, operation, noteAnswer, isKnownHost }: OwnServices,
): WebServerRoutes {
  const isDynamic = (pathname: string) =>
    pathname === HOOK_PATH ||
    isOperationPath(pathname) ||
    (hasApi && isApiPath(pathname)) ||
    (mail !== null && isMailPath(pathname)) ||
    (outbox !== null && pathname === OUTBOX_PATH);
  const isProtected = (pathname: string) => isDynamic(pathname) || isBackOffice(fileForm(pathname));
  const hosts = hostCheck(isKnownHost, isProtected, async () => {
    const services = await started.catch(() => null);
    // A hosted project is claimed elsewhere; without a database, there is nothing to claim.
    return services?.backend?.isClaimed() ?? true;
  });
  return {
    isDynamic,
    mayAnswer: async (host, pathname) => isHealthPath(pathname) || hosts.mayAnswer(host, pathname),
    noteAnswer,
    async fetch(request, clientAddress) {
      if (isOperationPath(new URL(request.url).pathname)) return operation(request, clientAddress);
      if (mail && isMailPath(new URL(request.url).pathname)) return mail(request, clientAddress);
      if (outbox && new URL(request.url).pathname === OUTBOX_PATH) return outbox(request);
      const services = await started.catch(() => null);
      if (!services) return Response.json({ message: 'The database is not running' }, { status: 503 });
      const { backend, publisher, publishSecret } = services;
      if (new URL(request.url).pathname === HOOK_PATH) {
        return answerHook(request, { secret: publishSecret, request: publisher.request });
      }
      return backend ? backend.fetch(request, clientAddress) : new Response(null, { status: 404 });
    },
    upgrade(request, socket, head, clientAddress) {
      started.then(
        ({ backend }) => (backend ? backend.upgrade(request, socket, head, clientAddress) : socket.destroy()),
        () => socket.destroy(),
      );
    },
    serve: (request, response) => online.serve(request, response),
    readyAnswer: (request) =>
      hosts.mayAnswerNow(request.host, pathOf(request.url)) ? online.readyAnswer(request) : null,
  };
}
