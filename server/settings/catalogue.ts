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
        'the public address of the site, used in canonical links and the sitemap',
      ),
      setting('PORT', '4321', 'the port on which the copy serves the site and the API'),
      setting(
        'HOST',
        '127.0.0.1',
        'the network address on which the copy listens; `0.0.0.0` stands for all addresses of the machine',
      ),
      setting(
        'TRUST_PROXY',
        '0',
        'the number of your own reverse proxies in front of the copy, each of which adds an entry to `X-Forwarded-For`',
      ),
      setting(
        'ALLOWED_HOSTS',
        null,
        'further host names under which the copy answers, separated by commas, such as the host name of a CDN',
      ),
      setting('DATA_DIR', '.data', 'the folder that holds the database, the uploads, the published site and the keys'),
      setting('SEED', '1', 'with `0`, a new copy starts without the sample content'),
      setting(
        'INITIAL_ADMIN_EMAIL',
        null,
        'only the account with this e-mail address may become the first administrator',
      ),
      setting(
        'ADMINISTRATORS_NEED_SECOND_FACTOR',
        '0',
        'with `1`, administrators have no role until they turn on a second factor ([how](team.md#second-factor))',
      ),
      setting(
        'ALLOW_FALLBACK',
        null,
        'with `1`, a site that has never reached its database opens with four sample articles ([samples](publishing.md#samples))',
      ),
    ],
  },
  {
    heading: 'A hosted Supabase project',
    intro: 'To use a hosted project instead of the embedded database, set these three settings and `PUBLISH_SECRET`.',
    settings: [
      setting('PUBLIC_SUPABASE_URL', null, 'the address of the project'),
      setting('PUBLIC_SUPABASE_PUBLISHABLE_KEY', null, 'the publishable key of the project, which the pages contain'),
      setting('SUPABASE_SECRET_KEY', null, 'the secret key of the project, which the publisher and the commands use'),
    ],
  },
  {
    heading: 'Publishing',
    intro: '[Deploy](deploy.md#beyond-one-machine) explains how to set up the bucket and the CDN.',
    settings: [
      setting(
        'PUBLISH_SECRET',
        null,
        'the bearer token of the publish webhook, 16 characters or more; a copy with the embedded database makes its own token by default',
      ),
      setting('PUBLISH_TARGET', null, 'the bucket that the publisher also writes the site to: `s3://bucket/prefix?…`'),
      setting(
        'PUBLISH_PURGE_URL',
        null,
        'the hook of a CDN, which receives the changed addresses after each publication',
      ),
      setting('PUBLISH_PURGE_TOKEN', null, 'the bearer token that the publisher sends to the hook'),
    ],
  },
  {
    heading: 'Keys of buckets',
    intro: '`PUBLISH_TARGET` and `BACKUP_TO` use these access keys. Other tools for S3 use the same names.',
    settings: [
      setting('AWS_ACCESS_KEY_ID', null, 'the id of the access key'),
      setting('AWS_SECRET_ACCESS_KEY', null, 'the secret of the access key'),
      setting('AWS_SESSION_TOKEN', null, 'the session token of a temporary access key'),
      setting('AWS_REGION', 'us-east-1', 'the region of a bucket whose address names no region'),
    ],
  },
  {
    heading: 'Backups',
    intro: '[Operate](operate.md#back-up-each-night) explains how these backups are made.',
    settings: [
      setting('BACKUP_TO', null, 'the folder or the bucket in which the copy makes a backup each day'),
      setting('BACKUP_AT', '04:00', 'the time of the daily backup, in Paris time'),
      setting('BACKUP_KEEP', '14', 'the number of backups to keep'),
    ],
  },
  {
    heading: 'Notifications, metrics and logs',
    intro: '[Operate](operate.md) explains notifications, metrics and logs.',
    settings: [
      setting(
        'NOTIFY_URL',
        null,
        'the address that receives a JSON message when two publications in a row fail, a backup fails, the disk has little free space, or a draft waits for review',
      ),
      setting('NOTIFY_EMAIL', null, 'the e-mail address to which the same messages are mailed'),
      setting(
        'METRICS_TOKEN',
        null,
        'the bearer token for `/metrics`, 16 characters or more; without a token, only this machine may read the metrics',
      ),
      setting('LOG_FORMAT', 'pretty', '`pretty` logs each event as a sentence, `json` as a line of JSON'),
      setting('LOG_LEVEL', 'info', 'the lowest level that is logged: `debug`, `info`, `warn`, `error` or `silent`'),
    ],
  },
  {
    heading: 'Mail',
    intro:
      '[Mail](visitors.md#mail) explains how mails are sent. In the password of `SMTP_URL`, write `@` as `%40` and `:` as `%3A`.',
    settings: [
      setting(
        'SMTP_URL',
        null,
        'the mail server that sends all mails of the copy: `smtps://user:password@host:465?from=address`; without a mail server, mails stay in the outbox',
      ),
      pageSetting(VARIABLES.confessionsRecipient, 'the e-mail address that receives visitors’ confessions'),
      pageSetting(VARIABLES.contestRecipient, 'the e-mail address that receives the proofs that contest entrants send'),
      pageSetting(
        VARIABLES.mailServiceId,
        'for a site on a static host: the service id of the [EmailJS](https://www.emailjs.com) account that sends confessions and proofs',
      ),
      pageSetting(VARIABLES.mailTemplateId, 'the template id of this account'),
      pageSetting(VARIABLES.mailPublicKey, 'the public key of this account'),
    ],
  },
  {
    heading: 'The operator',
    intro: 'The privacy page, the legal notice and each mail to a visitor name the operator.',
    settings: [
      pageSetting(OPERATOR_VARIABLES.name, 'the name of the person or company that runs the site'),
      pageSetting(OPERATOR_VARIABLES.address, 'the postal address of the operator'),
      pageSetting(OPERATOR_VARIABLES.contact, 'the e-mail address of the operator'),
    ],
  },
  {
    heading: 'Links and claims of the pages',
    intro:
      'If a link is not set, the parts of pages that need the link are hidden, or are disabled and say why. By law, each claim must be true of the service.',
    settings: [
      pageSetting(VARIABLES.signupUrl, 'the dating service to which sign-up buttons lead'),
      pageSetting(VARIABLES.whatsappUrl, 'the team’s account on WhatsApp'),
      pageSetting(VARIABLES.instagramUrl, 'the team’s account on Instagram'),
      pageSetting(VARIABLES.telegramUrl, 'the team’s account on Telegram'),
      pageSetting(
        VARIABLES.partnerSignupUrl,
        'a partner’s sign-up page, to which the campaign that looks like a profile links',
      ),
      pageSetting(VARIABLES.groupUrl, 'the group that the campaign with a countdown opens'),
      pageSetting(VARIABLES.podcastEpisodeUrl, 'the page of a podcast episode on a streaming service'),
      pageSetting(VARIABLES.podcastPlayerUrl, 'the player of this episode, which the podcast’s page embeds'),
      pageSetting(CLAIM_VARIABLES.singles, 'how many people have signed up'),
      pageSetting(CLAIM_VARIABLES.trial, 'how long the trial lasts'),
      pageSetting(CLAIM_VARIABLES.trialOffer, 'the offer that the trial covers'),
      pageSetting(CLAIM_VARIABLES.freeFeatures, 'the features that cost nothing'),
      pageSetting(CLAIM_VARIABLES.signupTime, 'how long signing up takes'),
      pageSetting(CLAIM_VARIABLES.quizSignupTime, 'how long signing up takes, as quizzes state it'),
    ],
  },
  {
    heading: 'The conversion tracker',
    intro:
      'Set all three settings, or none. Without a tracker, the site does not ask visitors for consent ([consent](visitors.md#consent)).',
    settings: [
      pageSetting(TRACKER_VARIABLES.url, 'the https address of the tracker’s script'),
      pageSetting(TRACKER_VARIABLES.id, 'the site’s id in the tracker'),
      pageSetting(TRACKER_VARIABLES.version, 'the version of the tracker’s script'),
    ],
  },
  {
    heading: 'The contest',
    intro: 'A live contest needs all these settings ([the contest](contest.md)).',
    settings: [
      pageSetting(CONTEST_MODE, '`live` makes `/concours` a real contest; `demo` makes it a demonstration'),
      pageSetting(
        CONTEST_VARIABLES.startsAt,
        'the start of the contest, with its offset from UTC: `2026-12-01T00:00:00+01:00`',
      ),
      pageSetting(CONTEST_VARIABLES.endsAt, 'the end of the contest, in the same format'),
      pageSetting(CONTEST_VARIABLES.organiser, 'the organiser’s name'),
      pageSetting(CONTEST_VARIABLES.organiserAddress, 'the organiser’s address'),
      pageSetting(CONTEST_VARIABLES.registration, 'the organiser’s entry in the company register: `RCS Paris …`'),
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

All settings are environment variables. The defaults, in parentheses, suit a new copy. An empty variable counts as absent. An invalid value
stops the start or the build with a message that names the variable. A container reads its settings from \`.env\`, and the systemd unit from
\`/etc/coquelicot.env\` ([operate](operate.md)).

Settings whose names begin with \`PUBLIC_\` or \`CONTEST_\` are published with the pages: never put a secret into one of these.`;

function settingLine({ name, default: defaultValue, tells }: Documented): string {
  return `- \`${name}\`${defaultValue === null ? '' : ` (\`${defaultValue}\`)`}: ${tells}`;
}
