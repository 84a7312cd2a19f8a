import path from 'node:path';
import { clusterOf, startInterfaces, type Backend } from './backend.ts';
import { stopOrphan } from '../postgres/postgres-process.ts';
import { openContest } from '../contest/open-contest.ts';
import { accountChangeMails } from '../mail/account-change-mail.ts';
import { mailDelivery, type MailDelivery } from '../mail/mail-delivery.ts';
import { mailEndpoint } from '../mail/mail-endpoint.ts';
import { mailOutbox } from '../mail/mail-outbox.ts';
import { administratorCheck, outboxEndpoint } from '../mail/outbox-endpoint.ts';
import { log } from '../operate/log/log.ts';
import { processRegistry } from '../operate/metrics/process-metrics.ts';
import { reportOf } from '../process/error-report.ts';
import { runSupervised, sendToSupervisor } from '../process/supervised-process.ts';
import { startInnerServer, type InnerServer } from '../http/inner-server.ts';
import { isExposed } from '../start/own-address.ts';
import type { ApiOptions, FromApi, ToApi } from './api-messages.ts';
import { apiRoutes } from './api-routes.ts';

/** The process `api`: it answers for the database and receives visitors' messages. */
const registry = processRegistry('api');
const connection = Promise.withResolvers<string>();
connection.promise.catch(() => undefined);
let options: ApiOptions | null = null;
let server: InnerServer | null = null;
let starting: Promise<Backend> | null = null;
let mail: MailDelivery | null = null;
const send = (message: FromApi) => sendToSupervisor(message);

async function begin(given: ApiOptions): Promise<void> {
  options = given;
  const { settings, url, credentials, secret } = given;
  mail = mailDelivery(settings.mail.own, settings.dataDirectory);
  starting = connection.promise.then((connectionString) => startBackend(connectionString, given));
  if (credentials) mail?.start();
  const outbox = settings.mail.own ? mailOutbox(path.join(settings.dataDirectory, 'outbox')) : null;
  const access = settings.hosted ?? { url, publishableKey: credentials?.publishableKey ?? '' };
  starting.then(
    () => send({ kind: 'ready' }),
    (error: unknown) => send({ kind: 'failed', report: reportOf(error) }),
  );
  server = await startInnerServer(
    secret,
    apiRoutes({
      backend: starting,
      mail: settings.mail.own && mail && mailEndpoint(settings.mail.own, mail.deliver),
      outbox: outbox && outboxEndpoint(outbox, administratorCheck(access.url, access.publishableKey)),
    }),
  );
  send({ kind: 'listening', port: server.port });
}

async function startBackend(connectionString: string, { settings, url, credentials }: ApiOptions): Promise<Backend> {
  // The credentials are kept in the data folder.
  if (!credentials) throw new Error('The data folder could not be opened');
  const backend = await startInterfaces(connectionString, {
    dataDirectory: settings.dataDirectory,
    url,
    siteUrl: settings.siteUrl,
    ownMail: settings.mail.own,
    announceAccountChange: mail && accountChangeMails(mail.deliver, settings.siteUrl, process.env),
    credentials,
    initialAdminEmail: settings.initialAdminEmail,
    administratorsNeedSecondFactor: settings.administratorsNeedSecondFactor,
    isExposed: isExposed(settings),
    seed: settings.seed,
  });
  await openContest(connectionString, process.env, (line) => log.info(line));
  return backend;
}

async function stop(): Promise<void> {
  mail?.stop();
  await server?.stop();
  await starting?.then(
    (backend) => backend.stop(),
    () => undefined,
  );
}

runSupervised<ToApi>(
  (message) => {
    if (message.kind === 'begin') void begin(message.options);
    if (message.kind === 'measure')
      void registry.getMetricsAsJSON().then((metrics) => send({ kind: 'measured', metrics }));
    if (message.kind !== 'database') return;
    if (message.connectionString === null) connection.reject(new Error('There is no database'));
    else connection.resolve(message.connectionString);
  },
  {
    async stop() {
      // Ends a start that still waits for its database.
      connection.reject(new Error('The copy is stopped'));
      await stop();
    },
    // The supervisor owned the database and can no longer stop it.
    supervisorDied: async () =>
      options?.credentials ? stopOrphan(clusterOf(options.settings.dataDirectory)) : undefined,
  },
);
