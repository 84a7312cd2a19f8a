import { closing } from '../_shared/copy.ts';
import { mailSettings, sendMail } from '../_shared/mail.ts';
import { receive } from '../_shared/receive.ts';
import { readSender } from '../_shared/sender.ts';
import { serviceDatabase } from '../_shared/service-database.ts';
import { sleep } from '../_shared/sleep.ts';
import { functionEnvironment } from '../_shared/function-environment.ts';
import { newsletterForm } from './newsletter-form.ts';

const setting = (name: string) => Deno.env.get(name);
const database = serviceDatabase(setting);
const environment = functionEnvironment('subscribe-to-newsletter', setting);
const siteUrl = setting('SITE_URL') ?? '';
const settings = mailSettings(setting);
const parts = { fetch: globalThis.fetch, sleep };

const form = newsletterForm({
  subscribe: (subscription) => database.rpc('subscribe_to_newsletter', subscription),
  forgetConfirmationMail: (hash) => database.rpc('forget_confirmation_mail', { confirmation_hash: hash }),
  // Without SITE_URL, links of a mail would lead nowhere.
  send: settings && siteUrl ? (mail) => sendMail(settings, mail, parts) : null,
  siteUrl,
  closing: closing(readSender(setting), 'newsletter'),
  log: environment.log,
});

Deno.serve((request) => receive(request, form, environment));
