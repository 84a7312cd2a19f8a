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
  it('keeps messages in the outbox of the copy when the database is embedded', () => {
    const { buildVariables, own } = mailSetup({}, null, false);
    expect(buildVariables).toMatchObject({ PUBLIC_MAIL_ORIGIN: '/', PUBLIC_MAIL_SERVICE_ID: own?.serviceId });
    expect(buildVariables['PUBLIC_CONFESSIONS_RECIPIENT']).toMatch(/\.example$/);
    expect(own?.smtp).toBeNull();
  });

  it('makes a new private key at each start, and keeps this key out of the pages', () => {
    const [one, another] = [mailSetup({}, SMTP, false), mailSetup({}, SMTP, false)];
    expect(one.own?.privateKey).toMatch(/^[\w-]{43}$/);
    expect(another.own?.privateKey).not.toBe(one.own?.privateKey);
    expect(JSON.stringify(one.buildVariables)).not.toContain(one.own?.privateKey);
  });

  it('keeps a recipient that the environment names', () => {
    const { buildVariables } = mailSetup({ PUBLIC_CONTEST_RECIPIENT: 'jeu@ici.example' }, null, false);
    expect(buildVariables['PUBLIC_CONTEST_RECIPIENT']).toBe('jeu@ici.example');
  });

  it.each([
    ['a mail account is set', ACCOUNT, false],
    ['half a mail account is set', { PUBLIC_MAIL_SERVICE_ID: 'service_1' }, false],
    ['the database is hosted', {}, true],
  ])('adds no settings of its own when %s', (_, environment, isHosted) => {
    expect(mailSetup(environment, null, isHosted)).toEqual({ buildVariables: {}, own: null });
  });

  it.each([false, true])(
    'sends messages by the mail server, to the recipients that the environment names (hosted: %s)',
    (isHosted) => {
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
    },
  );
});
