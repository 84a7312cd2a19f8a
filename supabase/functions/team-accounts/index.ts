import { inBackground } from '../_shared/background.ts';
import { closing } from '../_shared/copy.ts';
import { evenly } from '../_shared/even-time.ts';
import { mailSettings, sendMail, type Mail } from '../_shared/mail.ts';
import { invalid } from '../_shared/outcomes.ts';
import { receive, type Form } from '../_shared/receive.ts';
import { readSender } from '../_shared/sender.ts';
import { serviceDatabase } from '../_shared/service-database.ts';
import { sleep } from '../_shared/sleep.ts';
import { functionEnvironment } from '../_shared/function-environment.ts';
import { accountsOf } from './accounts.ts';
import type { MailDestination } from './answers.ts';
import { acceptInvitation, sendInvitation } from './invitations.ts';
import { checkLink, type Opened } from './links.ts';
import { changePassword, requestPasswordReset, resetPassword } from './passwords.ts';
import { turnSecondFactorOff, openByRecoveryCode } from './second-factor.ts';

const setting = (name: string) => Deno.env.get(name);
const database = serviceDatabase(setting);
const environment = functionEnvironment('team-accounts', setting);
const accounts = accountsOf(setting);
const siteUrl = setting('SITE_URL') ?? '';
const clock = { now: () => performance.now(), sleep };

const settings = mailSettings(setting);
// Without SITE_URL, links of a mail would lead nowhere.
const send = settings && siteUrl ? (mail: Mail) => sendMail(settings, mail, { fetch: globalThis.fetch, sleep }) : null;
const keepsMails = setting('MAILS_ARE_KEPT') === 'true';
const delivery: MailDestination = send === null ? 'none' : keepsMails ? 'kept' : 'sent';
const mail = { delivery, siteUrl, closing: closing(readSender(setting), 'redaction') };

async function call<Answer>(name: string, parameters: object): Promise<Answer> {
  const { data, error } = await database.rpc(name, parameters);
  if (error) throw error;
  return data as Answer;
}

async function run(name: string, parameters: object): Promise<void> {
  await call(name, parameters);
}

const acceptance = {
  accounts,
  open: (network: string, token: string) => call<Opened>('open_invitation', { network, token }),
  accept: (token: string, account: string, name: string) =>
    call<boolean>('accept_invitation', { token, account_id: account, name }),
};
const invitationMails = {
  ...mail,
  take: (token: string) =>
    call<{ email: string; role: string; invited_by: string } | null>('mail_invitation', { token }),
  forget: (token: string) => run('forget_invitation_mail', { token }),
  send,
  log: environment.log,
};
const requests = {
  ...mail,
  request: (network: string, email: string) =>
    evenly(
      () => call<{ outcome: 'rate_limit' | 'asked'; token?: string }>('request_password_reset', { network, email }),
      clock,
    ),
  send: send && ((message: Mail) => inBackground(send(message), environment.log)),
};
const proofs = {
  accounts,
  admit: (account: string, session: string) =>
    call<'admitted' | 'signed_out' | 'rate_limit'>('admit_password_change', {
      account_id: account,
      session_id: session,
    }),
};
const changes = { ...proofs, finish: (account: string) => run('finish_password_change', { account_id: account }) };
const recoveries = {
  accounts,
  use: (network: string, account: string, session: string, code: string) =>
    call<'opened' | 'wrong' | 'rate_limit'>('use_recovery_code', {
      network,
      code,
      account_id: account,
      session_id: session,
    }),
};
const removals = { ...proofs, turnOff: (account: string) => run('turn_second_factor_off', { account_id: account }) };
const resets = {
  ...changes,
  open: (network: string, token: string) => call<Opened>('open_password_reset', { network, token }),
  use: (token: string) => call<string | null>('use_password_reset', { token }),
  release: (token: string) => run('release_password_reset', { token }),
};

/** Returns the form that takes every action on accounts. They share an edge function, because each edge function takes a process. */
function formOf(sessionToken: string | null): Form {
  return {
    largestBody: 4 * 1024,
    jsonNames: { current_password: 'currentPassword' },
    async store(form, network) {
      // A form without script: no page sends these forms that way.
      if (form.isFromBrowser) return invalid('Send application/json', 415);
      switch (form.text('action')) {
        case 'check-invitation':
          return checkLink(form, network, acceptance.open);
        case 'accept-invitation':
          return acceptInvitation(form, network, acceptance);
        case 'send-invitation':
          return sendInvitation(form, invitationMails);
        case 'request-password-reset':
          return requestPasswordReset(form, network, requests);
        case 'check-password-reset':
          return checkLink(form, network, resets.open);
        case 'reset-password':
          return resetPassword(form, network, resets);
        case 'change-password':
          return changePassword(form, sessionToken, changes);
        case 'use-recovery-code':
          return openByRecoveryCode(form, network, sessionToken, recoveries);
        case 'turn-second-factor-off':
          return turnSecondFactorOff(form, sessionToken, removals);
        default:
          return invalid('action is unknown');
      }
    },
  };
}

Deno.serve((request) => {
  const token = /^Bearer (\S+\.\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  return receive(request, formOf(token), environment);
});
