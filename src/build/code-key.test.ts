import { describe, expect, it } from 'vitest';
import { keyOfSources } from './code-key.ts';

const SETTINGS = { SITE_URL: 'https://coquelicot.example', PUBLIC_SIGNUP_URL: 'https://rencontres.example' };

describe('keyOfSources', () => {
  it.each<[string, Record<string, string | undefined>]>([
    ['the address of the site', { ...SETTINGS, SITE_URL: 'https://autre.example' }],
    ['a setting that pages show', { ...SETTINGS, PUBLIC_SIGNUP_URL: 'https://autre.example' }],
    ['an additional setting', { ...SETTINGS, PUBLIC_TRACKER_URL: 'https://mesure.example/a.js' }],
    ['an advertised figure', { ...SETTINGS, PUBLIC_CLAIM_SINGLES: '250K' }],
    ['the mode of the contest', { ...SETTINGS, CONTEST_MODE: 'live' }],
    ['a missing setting', { SITE_URL: SETTINGS.SITE_URL }],
  ])('changes with %s', (_, environment) => {
    expect(keyOfSources(environment)).not.toBe(keyOfSources(SETTINGS));
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['settings that no page shows', { ...SETTINGS, PORT: '4322', SUPABASE_SECRET_KEY: 'sb_secret_x', PATH: '/bin' }],
    ['another order of the settings', Object.fromEntries(Object.entries(SETTINGS).reverse())],
  ])('stays the same with %s', (_, environment) => {
    expect(keyOfSources(environment)).toBe(keyOfSources(SETTINGS));
  });
});
