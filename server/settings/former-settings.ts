/** Settings that are no longer read, each with what to do instead. */
const FORMER_SETTINGS: Readonly<Record<string, string>> = {
  MAIL_SERVICE_ID: 'set SMTP_URL to the mail server that sends mails',
  MAIL_TEMPLATE_ID: 'set SMTP_URL',
  MAIL_PUBLIC_KEY: 'set SMTP_URL',
  MAIL_PRIVATE_KEY: 'set SMTP_URL',
  MAIL_ORIGIN: 'set SMTP_URL',
  PUBLIC_MAIL_ORIGIN: 'set SMTP_URL, or leave mail to the outbox of this copy',
  MAIL_BLOCK_LIST: 'the limits of each network replace it',
  MAIL_BLOCK_HEADLESS: 'the limits of each network replace it',
  PUBLIC_CLAIM_SHORT_SIGNUP_TIME: 'pages with little room shorten PUBLIC_CLAIM_SIGNUP_TIME',
};

export function formerSettingWarnings(environment: Record<string, string | undefined>): string[] {
  return Object.entries(FORMER_SETTINGS)
    .filter(([name]) => environment[name])
    .map(([name, instead]) => `${name} is no longer read: ${instead}.`);
}
