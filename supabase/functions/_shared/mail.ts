/** An account of EmailJS, or of a compatible service. */
export interface MailAccount {
  origin: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Required by some accounts. */
  privateKey: string | undefined;
}

/** Variables of the account's mail template, which must show subject and message. */
export interface Mail {
  to_email: string;
  subject: string;
  message: string;
}

/** Reads MAIL_ORIGIN, MAIL_SERVICE_ID, MAIL_TEMPLATE_ID, MAIL_PUBLIC_KEY, MAIL_PRIVATE_KEY; null without mail. */
export function mailSettings(setting: (name: string) => string | undefined): MailAccount | null {
  const [serviceId, templateId, publicKey] = ['MAIL_SERVICE_ID', 'MAIL_TEMPLATE_ID', 'MAIL_PUBLIC_KEY'].map(setting);
  if (!serviceId || !templateId || !publicKey) return null;
  const origin = setting('MAIL_ORIGIN') || 'https://api.emailjs.com';
  return { origin, serviceId, templateId, publicKey, privateKey: setting('MAIL_PRIVATE_KEY') || undefined };
}

interface MailParts {
  fetch: typeof fetch;
  sleep(milliseconds: number): Promise<void>;
}

/** Status of a mail that follows another too soon: the service accepts one a second from one address. */
const TOO_SOON = 429;
/** Milliseconds before the next attempt. */
const PAUSE = 1_200;
const ATTEMPTS = 4;
/** Milliseconds of one attempt. */
const TIMEOUT = 4_000;

/** Sends a mail, and tries again when the service says that it comes too soon. @throws when the service refuses it */
export async function sendMail(settings: MailAccount, mail: Mail, { fetch, sleep }: MailParts): Promise<void> {
  const body = JSON.stringify({
    service_id: settings.serviceId,
    template_id: settings.templateId,
    user_id: settings.publicKey,
    accessToken: settings.privateKey,
    template_params: mail,
  });
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${settings.origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await response.text();
    if (response.ok) return;
    if (response.status !== TOO_SOON || attempt === ATTEMPTS) {
      throw new Error(`The mail service answered ${response.status}: ${text.slice(0, 200)}`);
    }
    await sleep(PAUSE);
  }
}
