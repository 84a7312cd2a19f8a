import {
  CLAIM_VARIABLES,
  CONTEST_MODE,
  CONTEST_VARIABLES,
  OPERATOR_VARIABLES,
  TRACKER_VARIABLES,
  VARIABLES,
} from '../../src/core/configuration.ts';

interface Documented {
  name: string;
  /** Null without a default. */
  default: string | null;
  tells: string;
}

interface Section {
  heading: string;
  intro?: string;
  settings: Documented[];
}

function setting(name: string, defaultValue: string | null, tells: string): Documented {
  return { name, default: defaultValue, tells };
}

function pageSetting(variable: { name: string; default?: string }, tells: string): Documented {
  return setting(variable.name, variable.default ?? null, tells);
}

/** All settings of operators, by task. `npm run tool -- settings` writes docs/settings.md from them. */
export const SETTINGS: readonly Section[] = [
  {
    heading: 'Address and data',
    settings: [
      setting(
        'SITE_URL',
        'http://localhost:PORT',
        'the public address of the site, in canonical links and the sitemap',
      ),
      setting('PORT', '4321', 'the port where site and API answer'),
      setting(
        'HOST',
        '127.0.0.1',
        'the network address where they answer; `0.0.0.0` stands for all addresses of this machine',
      ),
      setting(
        'TRUST_PROXY',
        '0',
        'the number of your own reverse proxies in front of the copy, each of which adds to `X-Forwarded-For`',
      ),
      setting(
        'ALLOWED_HOSTS',
        null,
        'further host names that the copy answers for, such as a CDN’s, separated by commas',
      ),
      setting('DATA_DIR', '.data', 'the folder of database, uploads, the site and keys'),
      setting('SEED', '1', '`0` starts without the sample content'),
      setting('INITIAL_ADMIN_EMAIL', null, 'the only address that may claim a site without administrator'),
      setting(
        'ADMINISTRATORS_NEED_SECOND_FACTOR',
        '0',
        'with `1`, an administrator has no role before turning on a second factor ([how](team.md#second-factor))',
      ),
      setting(
        'ALLOW_FALLBACK',
        null,
        '`1` shows four sample articles on a site that has never reached its database ([publishing](publishing.md#samples))',
      ),
    ],
  },
  {
    heading: 'A hosted Supabase project',
    intro: 'Instead of the embedded database: all three, and `PUBLISH_SECRET`.',
    settings: [
      setting('PUBLIC_SUPABASE_URL', null, 'the address of the project'),
      setting('PUBLIC_SUPABASE_PUBLISHABLE_KEY', null, 'its publishable key, which pages show'),
      setting('SUPABASE_SECRET_KEY', null, 'its secret key, which the publisher and the commands use'),
    ],
  },
  {
    heading: 'Publishing',
    intro: 'How the bucket and the CDN are set up: [deploy](deploy.md#beyond-one-machine).',
    settings: [
      setting(
        'PUBLISH_SECRET',
        null,
        'the bearer token of the publish webhook, 16 characters or more; made at the first start, unless the database is hosted',
      ),
      setting('PUBLISH_TARGET', null, 'the bucket that the site is published to as well, `s3://bucket/prefix?…`'),
      setting('PUBLISH_PURGE_URL', null, 'the hook of a CDN that receives the changed addresses'),
      setting('PUBLISH_PURGE_TOKEN', null, 'its bearer token'),
    ],
  },
  {
    heading: 'Keys of buckets',
    intro: 'For `PUBLISH_TARGET` and `BACKUP_TO`, under the names that the tools of object storages read.',
    settings: [
      setting('AWS_ACCESS_KEY_ID', null, 'the id of the key'),
      setting('AWS_SECRET_ACCESS_KEY', null, 'the key'),
      setting('AWS_SESSION_TOKEN', null, 'the session token of a temporary key'),
      setting('AWS_REGION', 'us-east-1', 'the region of a bucket whose address names none'),
    ],
  },
  {
    heading: 'Backups',
    intro: 'More about them: [operate](operate.md#back-up-each-night).',
    settings: [
      setting('BACKUP_TO', null, 'the folder or the bucket for a backup each day'),
      setting('BACKUP_AT', '04:00', 'its time, in Paris'),
      setting('BACKUP_KEEP', '14', 'how many backups are kept'),
    ],
  },
  {
    heading: 'Notifications, metrics and logs',
    intro: 'More about them: [operate](operate.md).',
    settings: [
      setting(
        'NOTIFY_URL',
        null,
        'the address that receives a JSON message when publications or backups fail, the disk has little room, or a draft waits',
      ),
      setting('NOTIFY_EMAIL', null, 'the e-mail address that receives the same messages'),
      setting(
        'METRICS_TOKEN',
        null,
        'the bearer token for `/metrics`, 16 characters or more; without it, only this machine may read them',
      ),
      setting('LOG_FORMAT', 'pretty', '`json` writes a line of JSON for each event'),
      setting('LOG_LEVEL', 'info', 'the lowest level that is written: `debug`, `info`, `warn`, `error` or `silent`'),
    ],
  },
  {
    heading: 'Mail',
    intro: 'More about it: [mail](visitors.md#mail). An `@` or `:` of a password is written `%40` or `%3A`.',
    settings: [
      setting(
        'SMTP_URL',
        null,
        'the mail server that carries all mails of `npm start`: `smtps://user:password@host:465?from=address`; without it, they stay in the outbox',
      ),
      pageSetting(VARIABLES.confessionsRecipient, 'the address that receives confessions'),
      pageSetting(VARIABLES.contestRecipient, 'the address that receives proofs of the contest'),
      pageSetting(
        VARIABLES.mailServiceId,
        'for a site that a static host serves: the [EmailJS](https://www.emailjs.com) account that confessions and proofs are sent with',
      ),
      pageSetting(VARIABLES.mailTemplateId, 'the template of that account'),
      pageSetting(VARIABLES.mailPublicKey, 'the public key of that account'),
    ],
  },
  {
    heading: 'The operator',
    intro: 'Named on the privacy page, in the legal notice and in each mail to a visitor.',
    settings: [
      pageSetting(OPERATOR_VARIABLES.name, 'the name of the person or company that runs the site'),
      pageSetting(OPERATOR_VARIABLES.address, 'the postal address'),
      pageSetting(OPERATOR_VARIABLES.contact, 'the e-mail address'),
    ],
  },
  {
    heading: 'Links and claims of the pages',
    intro:
      'Without a link, the parts of pages that need it are hidden, or disabled with a reason. By law, each claim must be true of the service.',
    settings: [
      pageSetting(VARIABLES.signupUrl, 'the dating service that sign-up buttons lead to'),
      pageSetting(VARIABLES.whatsappUrl, 'the team on WhatsApp'),
      pageSetting(VARIABLES.instagramUrl, 'the team on Instagram'),
      pageSetting(VARIABLES.telegramUrl, 'the team on Telegram'),
      pageSetting(
        VARIABLES.partnerSignupUrl,
        'a partner’s sign-up page, linked by the campaign that looks like a profile',
      ),
      pageSetting(VARIABLES.groupUrl, 'the group that the campaign with a countdown opens'),
      pageSetting(VARIABLES.podcastEpisodeUrl, 'an episode of the podcast where it is streamed'),
      pageSetting(VARIABLES.podcastPlayerUrl, 'the player of that episode'),
      pageSetting(CLAIM_VARIABLES.singles, 'how many have signed up'),
      pageSetting(CLAIM_VARIABLES.trial, 'how long the trial lasts'),
      pageSetting(CLAIM_VARIABLES.trialOffer, 'what the trial covers'),
      pageSetting(CLAIM_VARIABLES.freeFeatures, 'what costs nothing'),
      pageSetting(CLAIM_VARIABLES.signupTime, 'how long signing up takes'),
      pageSetting(CLAIM_VARIABLES.quizSignupTime, 'how long signing up takes, on pages of games'),
    ],
  },
  {
    heading: 'The conversion tracker',
    intro: 'All three, or none: without them, the site asks for no consent ([consent](visitors.md#consent)).',
    settings: [
      pageSetting(TRACKER_VARIABLES.url, 'the script of the tracker, https'),
      pageSetting(TRACKER_VARIABLES.id, 'the id that the tracker knows the site by'),
      pageSetting(TRACKER_VARIABLES.version, 'the version of its script'),
    ],
  },
  {
    heading: 'The contest',
    intro: 'A live contest needs all of them ([the contest](contest.md)).',
    settings: [
      pageSetting(CONTEST_MODE, '`live` makes `/concours` a real contest'),
      pageSetting(CONTEST_VARIABLES.startsAt, 'when it begins, with the offset: `2026-12-01T00:00:00+01:00`'),
      pageSetting(CONTEST_VARIABLES.endsAt, 'when it ends'),
      pageSetting(CONTEST_VARIABLES.organiser, 'the organiser’s name'),
      pageSetting(CONTEST_VARIABLES.organiserAddress, 'the organiser’s address'),
      pageSetting(CONTEST_VARIABLES.registration, 'the organiser’s registration, `RCS Paris …`'),
      pageSetting(CONTEST_VARIABLES.contact, 'the organiser’s e-mail address'),
    ],
  },
];

export function settingsPage(): string {
  const sections = SETTINGS.map(({ heading, intro, settings }) =>
    [`## ${heading}`, ...(intro ? [intro] : []), settings.map(settingLine).join('\n')].join('\n\n'),
  );
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const INTRODUCTION = `<!-- Written by \`npm run tool -- settings\` from server/settings/catalogue.ts: change it there. -->

# Settings

All settings are environment variables; the defaults are right for a fresh copy. An empty variable counts as absent. A wrong value stops the
start or the build with a message that names the variable. A container reads them from \`.env\`, the systemd unit from
\`/etc/coquelicot.env\` ([operate](operate.md)).

Pages show the settings whose names begin with \`PUBLIC_\` or \`CONTEST_\`: never put a secret there.`;

function settingLine({ name, default: defaultValue, tells }: Documented): string {
  return `- \`${name}\`${defaultValue === null ? '' : ` (\`${defaultValue}\`)`}: ${tells}`;
}
