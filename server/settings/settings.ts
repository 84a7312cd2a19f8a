import path from 'node:path';
import * as v from 'valibot';
import { mailAddress } from '../../src/core/mail/mail-address.ts';
import {
  CONTEST_MODE,
  CONTEST_VARIABLES,
  OPERATOR_VARIABLES,
  readClaims,
  readConfiguration,
  readVariable,
  TRACKER_VARIABLES,
} from '../../src/core/configuration.ts';
import { podcastPlayer } from '../../src/core/podcast/player.ts';
import { refusePublicSecrets } from '../../src/core/public-settings.ts';
import { SiteError } from '../../src/core/site/site-error.ts';
import { readSiteUrl } from '../../src/core/site/site-url.ts';
import { OperatorError } from '../process/operator-error.ts';
import { isWebAddress } from './address-parts.ts';
import { backupSettings, type BackupSettings } from './backup-settings.ts';
import { logSettings, type LogSettings } from '../operate/log/log-settings.ts';
import { notificationSettings, type NotificationSettings } from '../operate/notifications/notification-settings.ts';
import { mailSetup, type MailSetup } from './mail-setup.ts';
import { smtpSettings } from './smtp-settings.ts';
import { targetSettings, type TargetSettings } from './target-settings.ts';

const webAddress = (example: string) => v.pipe(v.string(), v.check(isWebAddress, `must be a URL such as ${example}`));

const Settings = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
        'must be a number from 1 to 65535',
      ),
      v.transform(Number),
    ),
    '4321',
  ),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  SEED: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
  TRUST_PROXY: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'must be the number of proxies in front, 0 to 9'), v.transform(Number)),
    '0',
  ),
  INITIAL_ADMIN_EMAIL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => mailAddress(text) !== null, 'must be an e-mail address'),
      v.transform((text) => mailAddress(text) ?? text),
    ),
  ),
  ADMINISTRATORS_NEED_SECOND_FACTOR: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  ALLOWED_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').flatMap((name) => name.trim() || [])),
      v.everyItem((name) => /^[\w.-]+$|^\[[\da-f:.]+\]$/i.test(name), 'must be names without port, commas between'),
    ),
    '',
  ),
  PUBLISH_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))),
  PUBLIC_SUPABASE_URL: v.optional(webAddress('https://abc.supabase.co')),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: v.optional(v.string()),
  SUPABASE_SECRET_KEY: v.optional(v.string()),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))),
});

const SECRETS = ['PUBLISH_SECRET', 'METRICS_TOKEN'];

interface HostedDatabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  publishSecret: string;
}

export interface StartSettings {
  port: number;
  host: string;
  dataDirectory: string;
  siteUrl: string;
  seed: boolean;
  /** Number of proxies in front that write X-Forwarded-For. */
  trustedProxies: number;
  /** Host names that this copy answers for besides that of `siteUrl`, such as a CDN's. */
  allowedHosts: string[];
  initialAdminEmail: string | undefined;
  /** True when administrators have no role before they turn on a second factor. */
  administratorsNeedSecondFactor: boolean;
  publishSecret: string | undefined;
  hosted: HostedDatabase | null;
  mail: MailSetup;
  log: LogSettings;
  /** Null when only this machine may read the metrics. */
  metricsToken: string | null;
  notifications: NotificationSettings;
  backups: BackupSettings | null;
  target: TargetSettings | null;
}

/** Reads the settings of `npm start`; an empty variable counts as absent. @throws OperatorError */
export function readSettings(environment: Record<string, string | undefined>): StartSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(Settings, given);
  if (!result.success) {
    const [issue] = result.issues;
    const name = v.getDotPath(issue) ?? 'A setting';
    // Never show a secret.
    const value = SECRETS.includes(name) ? '' : `, and is "${String(issue.input)}"`;
    throw new OperatorError(`${name} ${issue.message}${value}.`);
  }
  const settings = result.output;
  checkPublicSettings(given);
  const siteUrl = operatorChecked(() => readSiteUrl(given));
  const target = targetSettings(given);
  if (target && siteUrl === null) {
    throw new OperatorError(
      'PUBLISH_TARGET publishes the site for others: set SITE_URL to the address that they reach it by.',
    );
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDirectory: path.resolve(settings.DATA_DIR),
    siteUrl: siteUrl ?? `http://localhost:${settings.PORT}`,
    seed: settings.SEED === '1',
    trustedProxies: settings.TRUST_PROXY,
    allowedHosts: settings.ALLOWED_HOSTS,
    initialAdminEmail: settings.INITIAL_ADMIN_EMAIL,
    administratorsNeedSecondFactor: settings.ADMINISTRATORS_NEED_SECOND_FACTOR === '1',
    publishSecret: settings.PUBLISH_SECRET,
    hosted: settings.PUBLIC_SUPABASE_URL
      ? {
          url: new URL(settings.PUBLIC_SUPABASE_URL).origin,
          publishableKey: required(settings, 'PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
          secretKey: required(settings, 'SUPABASE_SECRET_KEY'),
          publishSecret: required(settings, 'PUBLISH_SECRET'),
        }
      : null,
    mail: mailSetup(given, smtpSettings(given), settings.PUBLIC_SUPABASE_URL !== undefined),
    log: logSettings(given),
    metricsToken: settings.METRICS_TOKEN ?? null,
    notifications: notificationSettings(given),
    backups: backupSettings(given),
    target,
  };
}

/**
 * Checks every value that pages show. The build checks whether a tracker or a contest is complete: a failed build does
 * not take the site offline.
 */
function checkPublicSettings(environment: Record<string, string | undefined>): void {
  operatorChecked(() => {
    refusePublicSecrets(environment);
    readClaims(environment);
    podcastPlayer(readConfiguration(environment).podcastPlayerUrl);
    const tables = [CONTEST_VARIABLES, OPERATOR_VARIABLES, TRACKER_VARIABLES];
    const others = [CONTEST_MODE, ...tables.flatMap((table) => Object.values(table))];
    for (const variable of others) readVariable(variable, environment);
  });
}

/** Reports a wrong setting of the site like one of `npm start`. */
function operatorChecked<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof SiteError ? new OperatorError(error.message, error) : error;
  }
}

function required(
  settings: Record<string, unknown>,
  name: 'PUBLIC_SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_SECRET_KEY' | 'PUBLISH_SECRET',
): string {
  const value = settings[name];
  if (typeof value === 'string') return value;
  throw new OperatorError(`PUBLIC_SUPABASE_URL names a hosted project: set ${name} too.`);
}
