import { mailAddress } from './mail/mail-address.ts';
import { SiteError } from './site/site-error.ts';

interface Kind {
  /** Rule, worded for an error message. */
  rule: string;
  holds(text: string): boolean;
}

export interface Variable {
  name: string;
  kind: Kind;
  default?: string;
}

const WEB_ADDRESS: Kind = { rule: 'a web address such as https://example.org/path', holds: isWebAddress };
const OWN: Kind = { rule: '/ for the site itself', holds: (text) => text === '/' };
const SECURE_ADDRESS: Kind = {
  rule: 'an https address without password',
  holds: (text) => isWebAddress(text) && new URL(text).protocol === 'https:',
};
const E_MAIL_ADDRESS: Kind = {
  rule: 'an e-mail address',
  holds: (text) => mailAddress(text) !== null,
};
const TEXT: Kind = {
  rule: 'at most 200 printable ASCII characters',
  holds: (text) => /^[\x20-\x7e]{1,200}$/.test(text),
};
const MARK: Kind = {
  rule: '1 to 64 ASCII letters, digits, dots, dashes or underscores',
  holds: (text) => /^[\w.-]{1,64}$/.test(text),
};
// Square brackets mark the gaps of a page, as « [À compléter : …] », so no value may hold one.
const LINE: Kind = {
  rule: 'a line of at most 200 characters without [ and ]',
  holds: (text) => /^[^\p{Cc}[\]]{1,200}$/u.test(text),
};
const SHORT_LINE: Kind = {
  rule: 'a line of at most 40 characters without [ and ]',
  holds: (text) => /^[^\p{Cc}[\]]{1,40}$/u.test(text),
};
const INSTANT: Kind = {
  rule: 'a date with time and offset such as 2026-12-01T00:00:00+01:00',
  holds: isInstant,
};
const DEMO_OR_LIVE: Kind = { rule: 'demo or live', holds: (text) => text === 'demo' || text === 'live' };

/** Addresses, recipients and ids. Without one, the feature that needs it is hidden, or disabled with a reason. */
export const VARIABLES = {
  signupUrl: { name: 'PUBLIC_SIGNUP_URL', kind: WEB_ADDRESS },

  mailServiceId: { name: 'PUBLIC_MAIL_SERVICE_ID', kind: TEXT },
  mailTemplateId: { name: 'PUBLIC_MAIL_TEMPLATE_ID', kind: TEXT },
  mailPublicKey: { name: 'PUBLIC_MAIL_PUBLIC_KEY', kind: TEXT },
  confessionsRecipient: { name: 'PUBLIC_CONFESSIONS_RECIPIENT', kind: E_MAIL_ADDRESS },
  contestRecipient: { name: 'PUBLIC_CONTEST_RECIPIENT', kind: E_MAIL_ADDRESS },

  whatsappUrl: { name: 'PUBLIC_WHATSAPP_URL', kind: WEB_ADDRESS },
  instagramUrl: { name: 'PUBLIC_INSTAGRAM_URL', kind: WEB_ADDRESS },
  telegramUrl: { name: 'PUBLIC_TELEGRAM_URL', kind: WEB_ADDRESS },
  partnerSignupUrl: { name: 'PUBLIC_PARTNER_SIGNUP_URL', kind: WEB_ADDRESS },
  groupUrl: { name: 'PUBLIC_GROUP_URL', kind: WEB_ADDRESS },
  podcastEpisodeUrl: { name: 'PUBLIC_PODCAST_EPISODE_URL', kind: WEB_ADDRESS },
  podcastPlayerUrl: { name: 'PUBLIC_PODCAST_PLAYER_URL', kind: WEB_ADDRESS },
} as const satisfies Record<string, Variable>;

/** Set by `npm start` when the site's own endpoint takes visitors' messages. */
const MAIL_ORIGIN = { name: 'PUBLIC_MAIL_ORIGIN', kind: OWN } as const satisfies Variable;

/**
 * Claims of the service about itself (document 1, section 9), for every page that repeats them. Each must be true of
 * the real service and provable: the law holds the operator liable.
 */
export const CLAIM_VARIABLES = {
  singles: { name: 'PUBLIC_CLAIM_SINGLES', kind: SHORT_LINE, default: '100K' },
  signupTime: { name: 'PUBLIC_CLAIM_SIGNUP_TIME', kind: SHORT_LINE, default: '2 minutes' },
  quizSignupTime: { name: 'PUBLIC_CLAIM_QUIZ_SIGNUP_TIME', kind: SHORT_LINE, default: '30\u00a0sec' },
  trial: { name: 'PUBLIC_CLAIM_TRIAL', kind: SHORT_LINE, default: '14 jours' },
  /** Offer that the trial covers; its price stands where one pays. */
  trialOffer: { name: 'PUBLIC_CLAIM_TRIAL_OFFER', kind: SHORT_LINE, default: 'l’offre premium' },
  freeFeatures: { name: 'PUBLIC_CLAIM_FREE_FEATURES', kind: SHORT_LINE, default: 'profil, swipe et match' },
} as const satisfies Record<string, Variable>;

/** Variables of the conversion tracker; either all three are set, or none. */
export const TRACKER_VARIABLES = {
  url: { name: 'PUBLIC_TRACKER_URL', kind: SECURE_ADDRESS },
  id: { name: 'PUBLIC_TRACKER_ID', kind: MARK },
  version: { name: 'PUBLIC_TRACKER_VERSION', kind: MARK },
} as const satisfies Record<string, Variable>;

/** Operator of the site, named on the privacy page, in the legal notice and in each mail to a visitor. */
export const OPERATOR_VARIABLES = {
  name: { name: 'PUBLIC_OPERATOR_NAME', kind: LINE },
  address: { name: 'PUBLIC_OPERATOR_ADDRESS', kind: LINE },
  contact: { name: 'PUBLIC_OPERATOR_CONTACT', kind: E_MAIL_ADDRESS },
} as const satisfies Record<string, Variable>;

export const CONTEST_MODE = { name: 'CONTEST_MODE', kind: DEMO_OR_LIVE, default: 'demo' } as const satisfies Variable;

/** Settings that a live contest needs, all of them: the law requires an organiser, rules and a real deadline. */
export const CONTEST_VARIABLES = {
  organiser: { name: 'CONTEST_ORGANISER', kind: LINE },
  organiserAddress: { name: 'CONTEST_ORGANISER_ADDRESS', kind: LINE },
  registration: { name: 'CONTEST_REGISTRATION', kind: LINE },
  contact: { name: 'CONTEST_CONTACT', kind: E_MAIL_ADDRESS },
  startsAt: { name: 'CONTEST_STARTS_AT', kind: INSTANT },
  endsAt: { name: 'CONTEST_ENDS_AT', kind: INSTANT },
} as const satisfies Record<string, Variable>;

/** Never undefined when the variable has a default. */
type Value<Read extends Variable> = Read extends { default: string } ? string : string | undefined;
type Values<Table extends Record<string, Variable>> = { readonly [Key in keyof Table]: Value<Table[Key]> };
export type Configuration = Values<typeof VARIABLES> & { readonly mailOrigin: string | undefined };
export type Claims = Values<typeof CLAIM_VARIABLES>;

export function readConfiguration(environment: Record<string, unknown>): Configuration {
  return { ...readAll(VARIABLES, environment), mailOrigin: readVariable(MAIL_ORIGIN, environment) };
}

export function readClaims(environment: Record<string, unknown>): Claims {
  return readAll(CLAIM_VARIABLES, environment);
}

function readAll<Table extends Record<string, Variable>>(table: Table, environment: Record<string, unknown>) {
  const entries = Object.entries(table).map(([key, variable]) => [key, readVariable(variable, environment)]);
  return Object.fromEntries(entries) as Values<Table>;
}

/** Reads a variable; an empty one counts as absent. @throws SiteError that names the variable to correct */
export function readVariable<Read extends Variable>(variable: Read, environment: Record<string, unknown>): Value<Read> {
  const { name, kind, default: otherwise }: Variable = variable;
  const value = String(environment[name] ?? '').trim();
  if (value === '') return otherwise as Value<Read>;
  if (!kind.holds(value)) throw new SiteError(`${name} must be ${kind.rule}, and is "${value}".`);
  return value;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
}

/** Accepts only a real date, with time and offset: without offset it would mean another instant elsewhere. */
function isInstant(text: string): boolean {
  const [, written = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  if (offset === '') return false;
  const asIfInUtc = Date.parse(`${written}Z`);
  // `Date` reads 30 February as 2 March.
  return !Number.isNaN(Date.parse(text)) && new Date(asIfInUtc).toISOString().startsWith(written);
}
