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
  it('asks the service', () => {
    expect(settingsOf(IDS)).toEqual({
      origin: 'https://api.emailjs.com',
      serviceId: 'service_1',
      templateId: 'template_1',
      publicKey: 'key_1',
    });
  });

  it('takes / for the site itself', () => {
    expect(settingsOf({ ...IDS, PUBLIC_MAIL_ORIGIN: '/' })?.origin).toBeNull();
  });

  it.each(Object.keys(IDS))('finds no account without %s', (name) => {
    expect(settingsOf({ ...IDS, PUBLIC_MAIL_ORIGIN: '/', [name]: '' })).toBeNull();
  });
});

describe('mailPolicy', () => {
  it('lets in the origin of the service, and nothing where the site answers, or nobody', () => {
    expect(mailPolicy(settingsOf(IDS))).toEqual({ 'connect-src': ['https://api.emailjs.com'] });
    expect(mailPolicy(settingsOf({ ...IDS, PUBLIC_MAIL_ORIGIN: '/' }))).toEqual({});
    expect(mailPolicy(null)).toEqual({});
  });
});
