import {
  CLAIMED_PATH,
  HOOK_PATH,
  isApiPath,
  isHealthPath,
  isMailPath,
  isOperationPath,
  OUTBOX_PATH,
} from '../http/dynamic-paths.ts';
import { askInner } from '../http/inner-server.ts';
import { knownHosts } from '../http/known-hosts.ts';
import { fileForm, isBackOffice, pathOf } from '../http/site-address.ts';
import type { WebServerRoutes } from '../http/web-server.ts';
import { hostCheck } from '../http/host-check.ts';
import { forwardTo } from './forward.ts';
import type { WebOptions } from './web-messages.ts';

/** Milliseconds to wait for the answer whether the site has an administrator. */
const CLAIM_TIMEOUT = 5_000;

export interface WebParts {
  site: Pick<WebServerRoutes, 'serve'>;
  apiPort: () => Promise<number | null>;
  noteAnswer(pathname: string, status: number): void;
}

/** Routes each request to its process: this one for the site, the API and the supervisor for the rest. */
export function webRoutes(options: WebOptions, { site, apiPort, noteAnswer }: WebParts): WebServerRoutes {
  const { secret, hasApi, hasMail, supervisorPort } = options;
  const api = forwardTo(secret, apiPort);
  const supervisor = forwardTo(secret, () => supervisorPort);
  const isForSupervisor = (pathname: string) => pathname === HOOK_PATH || isOperationPath(pathname);
  const isForApi = (pathname: string) =>
    (hasApi && isApiPath(pathname)) || (hasMail && (isMailPath(pathname) || pathname === OUTBOX_PATH));
  const isDynamic = (pathname: string) => isForSupervisor(pathname) || isForApi(pathname);

  async function isClaimed(): Promise<boolean | null> {
    const port = hasApi ? await apiPort() : null;
    // A hosted project is claimed elsewhere, and nothing can be claimed while the API does not run.
    if (port === null) return null;
    const answer = await askInner(port, secret, CLAIMED_PATH, CLAIM_TIMEOUT).catch(() => null);
    return answer?.ok ? (await answer.json()) === true : null;
  }

  const mayAnswer = hostCheck(
    knownHosts(options.hosts),
    (pathname) => isDynamic(pathname) || isBackOffice(fileForm(pathname)),
    isClaimed,
  );
  return {
    isDynamic,
    mayAnswer: async (host, pathname) => isHealthPath(pathname) || mayAnswer(host, pathname),
    noteAnswer,
    async answer(request, response, client) {
      await (isForSupervisor(pathOf(request.url)) ? supervisor : api).route(request, response, client);
    },
    upgrade: (request, socket, head, client) =>
      hasApi ? api.upgrade(request, socket, head, client) : socket.destroy(),
    serve: site.serve,
  };
}
