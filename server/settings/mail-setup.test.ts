import { describe, expect, it } from 'vitest';
import { mailSetup } from './mail-setup.ts';
import { smtpSettings } from './smtp-settings.ts';

const SMTP = smtpSettings({ SMTP_URL: 'smtps://lea:hidden@smtp.example?from=bonjour@ici.example' });
const ACCOUNT = {
  PUBLIC_MAIL_SERVICE_ID: 'service_1',
  PUBLIC_MAIL_TEMPLATE_ID: 'template_1',
  PUBLIC_MAIL_PUBLIC_KEY: 'key_1',
};

describe('mailSetup', () => {
  it('lets a copy whose database is embedded keep its messages itself', () => {
    const { buildVariables, own } = mailSetup({}, null, false);
    expect(buildVariables).toMatchObject({ PUBLIC_MAIL_ORIGIN: '/', PUBLIC_MAIL_SERVICE_ID: own?.serviceId });
    expect(buildVariables['PUBLIC_CONFESSIONS_RECIPIENT']).toMatch(/\.example$/);
    expect(own?.smtp).toBeNull();
  });

  it('makes a private key at each start, which pages are not told', () => {
    const [one, another] = [mailSetup({}, SMTP, false), mailSetup({}, SMTP, false)];
    expect(one.own?.privateKey).toMatch(/^[\w-]{43}$/);
    expect(another.own?.privateKey).not.toBe(one.own?.privateKey);
    expect(JSON.stringify(one.buildVariables)).not.toContain(one.own?.privateKey);
  });

  it('keeps the recipients that are named', () => {
    const { buildVariables } = mailSetup({ PUBLIC_CONTEST_RECIPIENT: 'jeu@ici.example' }, null, false);
    expect(buildVariables['PUBLIC_CONTEST_RECIPIENT']).toBe('jeu@ici.example');
  });

  it.each([
    ['an account is named', ACCOUNT, false],
    ['half an account is named', { PUBLIC_MAIL_SERVICE_ID: 'service_1' }, false],
    ['the database is hosted', {}, true],
  ])('leaves the environment alone when %s', (_, environment, isHosted) => {
    expect(mailSetup(environment, null, isHosted)).toEqual({ buildVariables: {}, own: null });
  });

  it.each([false, true])('hands messages to a mail server, for recipients that are named (hosted: %s)', (isHosted) => {
    const environment = { ...ACCOUNT, PUBLIC_CONTEST_RECIPIENT: 'jeu@ici.example' };
    const { buildVariables, own } = mailSetup(environment, SMTP, isHosted);
    expect(own).toMatchObject({ recipients: ['jeu@ici.example'], smtp: SMTP });
    expect(buildVariables).toEqual({
      PUBLIC_MAIL_ORIGIN: '/',
      PUBLIC_MAIL_SERVICE_ID: own?.serviceId,
      PUBLIC_MAIL_TEMPLATE_ID: own?.templateId,
      PUBLIC_MAIL_PUBLIC_KEY: own?.publicKey,
      PUBLIC_CONTEST_RECIPIENT: 'jeu@ici.example',
      MAIL_RELAY_HOST: 'smtp.example',
    });
  });
});
