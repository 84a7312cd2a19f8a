import { readConfiguration } from '../configuration.ts';
import { readContest, type Contest } from '../contest/contest-settings.ts';
import { mailSettingsOf } from '../mail/mail-settings.ts';
import { podcastPlayer } from '../podcast/player.ts';
import { readTracker, trackerOrigin } from '../tracking/tracker.ts';
import { readOperator, type Operator } from './operator.ts';

/**
 * Way that mails leave the site: into the server's own outbox, through a relay, through a service that the browser
 * calls, not at all, or unknown because it is set elsewhere.
 */
type MailCarrier =
  | { kind: 'own' }
  | { kind: 'relay'; host: string }
  | { kind: 'service'; origin: string }
  | { kind: 'none' }
  | { kind: 'unknown' };
type FormMail = Exclude<MailCarrier, { kind: 'unknown' }>;
export type ServerMail = Exclude<MailCarrier, { kind: 'service' }>;

/** Settings that decide about personal data. */
export interface PrivacySettings {
  operator: Operator;
  contest: Contest;
  tracker: string | null;
  /** Origin of the hosted Supabase project; null with the embedded database. */
  database: string | null;
  /** Way that the forms of confessions and of the contest reach the team. */
  formMail: FormMail;
  hasConfessions: boolean;
  /** True when the form of the contest can send a proof. */
  hasProofs: boolean;
  /** Other services that visitors may send a proof by. */
  proofServices: readonly string[];
  /** Way that the server writes to visitors. */
  serverMail: ServerMail;
  /** Provider of the player on the page of the podcast. */
  playerProvider: string | null;
}

/** Reads the settings from the environment. @throws SiteError that names the variable to correct */
export function readPrivacySettings(environment: Record<string, unknown>): PrivacySettings {
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

/** Reads how the site's own endpoint delivers; `npm start` tells the build the mail server. */
function ownMail(environment: Record<string, unknown>): FormMail {
  const host = String(environment['MAIL_RELAY_HOST'] ?? '');
  return host === '' ? { kind: 'own' } : { kind: 'relay', host };
}

/** A hosted project keeps its mail settings in secrets unknown here; an embedded one uses the site's endpoint. */
function serverMail(isHosted: boolean, formMail: FormMail): ServerMail {
  if (isHosted) return { kind: 'unknown' };
  return formMail.kind === 'service' ? { kind: 'none' } : formMail;
}

/** Returns the host that carries visitors' messages, for the privacy page; null without one. */
export function carrierHost(carrier: FormMail): string | null {
  if (carrier.kind === 'relay') return carrier.host;
  return carrier.kind === 'service' ? hostOf(carrier.origin) : null;
}

export function hostOf(origin: string): string {
  return new URL(origin).host;
}
