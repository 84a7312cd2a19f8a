import { randomBytes } from 'node:crypto';
import type { Credentials } from '../settings/credentials.ts';
import { superviseApi, type ApiProcess } from '../api/supervise-api.ts';
import { startInnerServer } from '../http/inner-server.ts';
import type { StartSettings } from '../settings/settings.ts';
import type { ShutdownStack } from '../process/shutdown.ts';
import { superviseWeb, type WebProcess } from '../web/supervise-web.ts';
import { answeredHosts } from './own-address.ts';
import { siteDirectoryOf } from './published-site.ts';
import { supervisorRoutes, type SupervisorServices } from './supervisor-routes.ts';

export interface CopyServices extends SupervisorServices {
  /** Requests a publication that makes a damaged file of the site again. */
  repair(file: string): void;
}

export interface CopyProcesses {
  web: WebProcess;
  api: ApiProcess;
}

/**
 * Starts the web server and the API, and answers their requests to the supervisor. The web server stops first, so that
 * no request reaches a process that is stopping.
 */
export async function startProcesses(
  settings: StartSettings,
  url: string,
  credentials: Credentials | null,
  services: CopyServices,
  shutdown: ShutdownStack,
): Promise<CopyProcesses> {
  const secret = randomBytes(32).toString('base64url');
  const inner = await startInnerServer(secret, { fetch: supervisorRoutes(services) });
  shutdown.add(inner.stop);
  const { host, port, trustedProxies } = settings;
  const options = {
    host,
    port,
    trustedProxies,
    secret,
    hosts: answeredHosts(settings),
    siteDirectory: siteDirectoryOf(settings.dataDirectory),
    supervisorPort: inner.port,
    hasApi: !settings.hosted,
    hasMail: settings.mail.own !== null,
  };
  const web = superviseWeb(options, services.repair);
  const api = superviseApi({ settings, url, credentials, secret }, web.setApiPort);
  shutdown.add(api.stop);
  shutdown.add(web.stop);
  await web.listening;
  return { web, api };
}
