import { inBackground } from '../_shared/background.ts';
import { evenly } from '../_shared/even-time.ts';
import { closing } from '../_shared/copy.ts';
import { mailSettings, sendMail } from '../_shared/mail.ts';
import { receive } from '../_shared/receive.ts';
import { readSender } from '../_shared/sender.ts';
import { serviceDatabase } from '../_shared/service-database.ts';
import { sleep } from '../_shared/sleep.ts';
import { functionEnvironment } from '../_shared/function-environment.ts';
import { entryForm } from './entry-form.ts';

const setting = (name: string) => Deno.env.get(name);
const database = serviceDatabase(setting);
const environment = functionEnvironment('enter-contest', setting);
const siteUrl = setting('SITE_URL') ?? '';
const settings = mailSettings(setting);
const clock = { now: () => performance.now(), sleep };
const parts = { fetch: globalThis.fetch, sleep };

const form = entryForm({
  enter: (entry) => evenly(async () => database.rpc('enter_contest', entry), clock),
  // Without SITE_URL, links of a mail would lead nowhere.
  send: settings && siteUrl ? (mail) => inBackground(sendMail(settings, mail, parts), environment.log) : null,
  page: `${siteUrl}/concours`,
  closing: closing(readSender(setting), 'concours'),
  newSession: () => crypto.randomUUID().replaceAll('-', ''),
});

Deno.serve((request) => receive(request, form, environment));
