import { readConfiguration } from '../configuration.ts';
import { readContest, type Contest } from '../contest/contest-settings.ts';
import { mailSettingsOf } from '../mail/mail-settings.ts';
import { podcastPlayer } from '../podcast/player.ts';
import { readTracker, trackerOrigin } from '../tracking/tracker.ts';
import { readOperator, type Operator } from './operator.ts';

/**
 * How mails leave the site: kept by its own server, handed by that server to the mail server of a host, carried by a service that
 * the browser calls at an origin, not at all, or as settings elsewhere say.
 */
type MailCarrier =
  | { kind: 'own' }
  | { kind: 'relay'; host: string }
  | { kind: 'service'; origin: string }
  | { kind: 'none' }
  | { kind: 'unknown' };
type FormMail = Exclude<MailCarrier, { kind: 'unknown' }>;
export type ServerMail = Exclude<MailCarrier, { kind: 'service' }>;

/** The settings of a site that decide about personal data. */
export interface SiteInForce {
  operator: Operator;
  contest: Contest;
  /** Origin of the conversion tracker. */
  tracker: string | null;
  /** Origin of the hosted project that holds the database; null where the site holds it itself. */
  database: string | null;
  /** How the team receives what visitors write in the forms of confessions and of the contest. */
  formMail: FormMail;
  hasConfessions: boolean;
  /** Whether the form of the contest can send a proof. */
  hasProofs: boolean;
  /** Other services by which a proof may come. */
  proofServices: readonly string[];
  /** How the server writes to visitors. */
  serverMail: ServerMail;
  /** The service whose player the page of the podcast offers. */
  playerProvider: string | null;
}

/** Reads from the environment what a site does with personal data. @throws SiteError that names the variable to correct */
export function readSiteInForce(environment: Record<string, unknown>): SiteInForce {
  const configuration = readConfiguration(environment);
  const mail = mailSettingsOf(configuration);
  const tracker = readTracker(environment);
  const database = URL.parse(String(environment['PUBLIC_SUPABASE_URL'] ?? ''))?.origin ?? null;
  const formMail: FormMail = !mail
    ? { kind: 'none' }
    : mail.origin === null
      ? ownMail(environment)
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
    serverMail: serverMail(database !== null, formMail),
    playerProvider: podcastPlayer(configuration.podcastPlayerUrl)?.provider ?? null,
  };
}

/** Reads what the site's own endpoint does with a message: `npm start` tells the build which mail server it hands it to. */
function ownMail(environment: Record<string, unknown>): FormMail {
  const host = String(environment['MAIL_RELAY_HOST'] ?? '');
  return host === '' ? { kind: 'own' } : { kind: 'relay', host };
}

/** The secrets of a hosted project's functions are not known here; those of a copy with its own database use its endpoint. */
function serverMail(isHosted: boolean, formMail: FormMail): ServerMail {
  if (isHosted) return { kind: 'unknown' };
  return formMail.kind === 'service' ? { kind: 'none' } : formMail;
}

/** Writes the host that carries visitors' messages, as they are told; null where none does. */
export function carrierHost(carrier: FormMail): string | null {
  if (carrier.kind === 'relay') return carrier.host;
  return carrier.kind === 'service' ? hostOf(carrier.origin) : null;
}

/** Writes the host of an origin, as visitors are told who receives something. */
export function hostOf(origin: string): string {
  return new URL(origin).host;
}
