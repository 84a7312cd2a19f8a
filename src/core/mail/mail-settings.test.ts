import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { mailPolicy, mailSettingsOf } from './mail-settings.ts';

const IDS = {
  PUBLIC_MAIL_SERVICE_ID: 'service_1',
  PUBLIC_MAIL_TEMPLATE_ID: 'template_1',
  PUBLIC_MAIL_PUBLIC_KEY: 'key_1',
};
const settingsOf = (environment: Record<string, string>) => mailSettingsOf(readConfiguration(environment));

describe('mailSettingsOf', () => {
  it('returns the origin of EmailJS and the ids when only the ids are set', () => {
    expect(settingsOf(IDS)).toEqual({
      origin: 'https://api.emailjs.com',
      serviceId: 'service_1',
      templateId: 'template_1',
      publicKey: 'key_1',
    });
  });

  it('reads the origin / as the site itself', () => {
    expect(settingsOf({ ...IDS, PUBLIC_MAIL_ORIGIN: '/' })?.origin).toBeNull();
  });

  it.each(Object.keys(IDS))('returns null without %s', (name) => {
    expect(settingsOf({ ...IDS, PUBLIC_MAIL_ORIGIN: '/', [name]: '' })).toBeNull();
  });
});

describe('mailPolicy', () => {
  it('allows the origin of the service, and nothing when the site itself answers or mail is not set up', () => {
    expect(mailPolicy(settingsOf(IDS))).toEqual({ 'connect-src': ['https://api.emailjs.com'] });
    expect(mailPolicy(settingsOf({ ...IDS, PUBLIC_MAIL_ORIGIN: '/' }))).toEqual({});
    expect(mailPolicy(null)).toEqual({});
  });
});
