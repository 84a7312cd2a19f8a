import { describe, expect, it } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import { smtpSettings } from './smtp-settings.ts';

describe('smtpSettings', () => {
  it.each([{}, { SMTP_URL: '' }, { SMTP_URL: ' ' }])('is null without SMTP_URL', (environment) => {
    expect(smtpSettings(environment)).toBeNull();
  });

  it('reads server, port, encryption, login and sender from SMTP_URL', () => {
    const SMTP_URL = 'smtps://lea%40ici.example:p%40ss%3Aword@smtp.example:2465?from=bonjour@ici.example';
    expect(smtpSettings({ SMTP_URL })).toEqual({
      host: 'smtp.example',
      port: 2465,
      isEncrypted: true,
      login: { user: 'lea@ici.example', password: 'p@ss:word' },
      sender: 'bonjour@ici.example',
    });
  });

  it.each([
    ['smtps://lea%40ici.example:x@smtp.example', 465, 'lea@ici.example'],
    ['smtp://lea:x@smtp.example', 587, 'contact@ici.example'],
    ['smtp://127.0.0.1:25/', 25, 'contact@ici.example'],
  ])('adds the default port and sender to %s', (SMTP_URL, port, sender) => {
    const environment = { SMTP_URL, PUBLIC_OPERATOR_CONTACT: 'contact@ici.example' };
    expect(smtpSettings(environment)).toMatchObject({ port, sender, isEncrypted: port === 465 });
  });

  it.each([
    'smtp.example',
    'https://lea:hidden@smtp.example',
    'smtps://',
    'smtps://lea:%E0hidden@smtp.example',
    'smtps://lea:hidden@smtp.example/box?from=a@ici.example',
    'smtps://lea:hidden@smtp.example?pool=true&from=a@ici.example',
    'smtps://lea:hidden@smtp.example',
    'smtps://lea:hidden@smtp.example?from=lea',
  ])('refuses %s, without showing the password', (SMTP_URL) => {
    expect(() => smtpSettings({ SMTP_URL })).toThrow(OperatorError);
    expect(() => smtpSettings({ SMTP_URL })).toThrow(/^SMTP_URL (?:must be an address such as|names no sender)/);
    expect(() => smtpSettings({ SMTP_URL })).not.toThrow(/hidden/);
  });
});
