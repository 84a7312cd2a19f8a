import { SiteError } from './site/site-error.ts';

interface Variable {
  /** Its name in the environment. */
  name: string;
  /** What may stand in it. */
  kind: 'web address' | 'web address or own' | 'e-mail address' | 'text';
}

/**
 * What the operator tells of the world outside, once: addresses, recipients and ids. Each may be missing: what needs it
 * is then hidden, or disabled with a reason. Claims stand in `claims.ts`, the tracker in `tracking/tracker.ts`.
 */
export const VARIABLES = {
  signupUrl: { name: 'PUBLIC_SIGNUP_URL', kind: 'web address' },

  mailOrigin: { name: 'PUBLIC_MAIL_ORIGIN', kind: 'web address or own' },
  mailServiceId: { name: 'PUBLIC_MAIL_SERVICE_ID', kind: 'text' },
  mailTemplateId: { name: 'PUBLIC_MAIL_TEMPLATE_ID', kind: 'text' },
  mailPublicKey: { name: 'PUBLIC_MAIL_PUBLIC_KEY', kind: 'text' },
  confessionsRecipient: { name: 'PUBLIC_CONFESSIONS_RECIPIENT', kind: 'e-mail address' },
  contestRecipient: { name: 'PUBLIC_CONTEST_RECIPIENT', kind: 'e-mail address' },

  whatsappUrl: { name: 'PUBLIC_WHATSAPP_URL', kind: 'web address' },
  instagramUrl: { name: 'PUBLIC_INSTAGRAM_URL', kind: 'web address' },
  telegramUrl: { name: 'PUBLIC_TELEGRAM_URL', kind: 'web address' },
  partnerSignupUrl: { name: 'PUBLIC_PARTNER_SIGNUP_URL', kind: 'web address' },
  groupUrl: { name: 'PUBLIC_GROUP_URL', kind: 'web address' },
  podcastEpisodeUrl: { name: 'PUBLIC_PODCAST_EPISODE_URL', kind: 'web address' },
  podcastPlayerUrl: { name: 'PUBLIC_PODCAST_PLAYER_URL', kind: 'web address' },
} as const satisfies Record<string, Variable>;

export type Configuration = { readonly [Key in keyof typeof VARIABLES]: string | undefined };

const RULES: Record<Variable['kind'], { rule: string; holds: (text: string) => boolean }> = {
  'web address': { rule: 'a web address such as https://example.org/path', holds: isWebAddress },
  'web address or own': {
    rule: 'a web address such as https://example.org, or / for the site itself',
    holds: (text) => text === '/' || isWebAddress(text),
  },
  'e-mail address': {
    rule: 'an e-mail address',
    holds: (text) => /^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@.]+$/.test(text),
  },
  text: { rule: 'at most 200 printable characters', holds: (text) => /^[\x20-\x7e]{1,200}$/.test(text) },
};

/**
 * Reads the configuration from the environment; an empty variable counts as absent.
 *
 * @throws SiteError that names the variable to correct
 */
export function readConfiguration(environment: Record<string, unknown>): Configuration {
  const read = ({ name, kind }: Variable): string | undefined => {
    const value = String(environment[name] ?? '').trim();
    if (value === '') return undefined;
    if (!RULES[kind].holds(value)) throw new SiteError(`${name} must be ${RULES[kind].rule}, and is "${value}".`);
    return value;
  };
  return Object.fromEntries(
    Object.entries(VARIABLES).map(([key, variable]) => [key, read(variable)]),
  ) as unknown as Configuration;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
}
