import { readConfiguration } from '../configuration.ts';
import { readContest, type Contest } from '../contest/contest-settings.ts';
import { mailSettingsOf, SERVICE_ORIGIN } from '../mail/mail-settings.ts';
import { podcastPlayer } from '../podcast/player.ts';
import { readTracker, trackerOrigin } from '../tracking/tracker.ts';
import { readOperator, type Operator } from './operator.ts';

/** How mails leave the site: kept by its own server, carried by a service at an origin, not at all, or as settings elsewhere say. */
export type MailCarrier =
  { kind: 'own' } | { kind: 'service'; origin: string } | { kind: 'none' } | { kind: 'unknown' };

/** The settings of a site that decide about personal data. */
export interface SiteInForce {
  operator: Operator;
  contest: Contest;
  /** Origin of the conversion tracker. */
  tracker: string | null;
  /** Origin of the hosted project that holds the database; null where the site holds it itself. */
  database: string | null;
  /** How the team receives what visitors write in the forms of confessions and of the contest. */
  formMail: MailCarrier;
  hasConfessions: boolean;
  /** Whether the form of the contest can send a proof. */
  hasProofs: boolean;
  /** Other services by which a proof may come. */
  proofServices: readonly string[];
  /** How the server writes to visitors. */
  serverMail: MailCarrier;
  /** The service whose player the page of the podcast offers. */
  playerProvider: string | null;
}

/** Reads from the environment what a site does with personal data. @throws SiteError that names the variable to correct */
export function readSiteInForce(environment: Record<string, unknown>): SiteInForce {
  const configuration = readConfiguration(environment);
  const mail = mailSettingsOf(configuration);
  const tracker = readTracker(environment);
  const database = URL.parse(String(environment['PUBLIC_SUPABASE_URL'] ?? ''))?.origin ?? null;
  const formMail: MailCarrier = !mail
    ? { kind: 'none' }
    : mail.origin === null
      ? { kind: 'own' }
      : { kind: 'service', origin: mail.origin };
  return {
    operator: readOperator(environment),
    contest: readContest(environment),
    tracker: tracker && trackerOrigin(tracker),
    database,
    formMail,
    hasConfessions: mail !== null && configuration.confessionsRecipient !== undefined,
    hasProofs: mail !== null && configuration.contestRecipient !== undefined,
    proofServices: [
      ...(configuration.whatsappUrl ? ['WhatsApp'] : []),
      ...(configuration.instagramUrl ? ['Instagram'] : []),
    ],
    serverMail: serverMail(environment, database !== null, formMail),
    playerProvider: podcastPlayer(configuration.podcastPlayerUrl)?.provider ?? null,
  };
}

/** The secrets of a hosted project's functions are not known here; those of a copy with its own database are in its environment. */
function serverMail(environment: Record<string, unknown>, isHosted: boolean, formMail: MailCarrier): MailCarrier {
  const isAccount = ['MAIL_SERVICE_ID', 'MAIL_TEMPLATE_ID', 'MAIL_PUBLIC_KEY'].every((name) => environment[name]);
  if (isAccount) {
    const origin = URL.parse(String(environment['MAIL_ORIGIN'] || SERVICE_ORIGIN))?.origin;
    return { kind: 'service', origin: origin ?? SERVICE_ORIGIN };
  }
  if (isHosted) return { kind: 'unknown' };
  return formMail.kind === 'own' ? { kind: 'own' } : { kind: 'none' };
}

/** Writes the host of an origin, as visitors are told who receives something. */
export function hostOf(origin: string): string {
  return new URL(origin).host;
}
