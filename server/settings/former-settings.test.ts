import { expect, it } from 'vitest';
import { SETTINGS } from './catalogue.ts';
import { formerSettingWarnings } from './former-settings.ts';

it('formerSettingWarnings names each removed setting and its replacement, without its value', () => {
  const environment = { MAIL_PRIVATE_KEY: 'hidden', MAIL_BLOCK_LIST: '', PUBLIC_MAIL_ORIGIN: '/', PORT: '4321' };
  expect(formerSettingWarnings(environment)).toEqual([
    'MAIL_PRIVATE_KEY is no longer read: set SMTP_URL.',
    'PUBLIC_MAIL_ORIGIN is no longer read: set SMTP_URL, or leave mail to the outbox of this copy.',
  ]);
});

it('formerSettingWarnings does not warn of any present setting', () => {
  const all = Object.fromEntries(SETTINGS.flatMap(({ settings }) => settings.map(({ name }) => [name, 'x'])));
  expect(formerSettingWarnings(all)).toEqual([]);
});
