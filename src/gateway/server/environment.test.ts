import { describe, expect, it } from 'vitest';
import { cleaningOptionsOf, databaseAccess, databaseOriginOf } from './environment.ts';

const HOSTED = { PUBLIC_SUPABASE_URL: 'https://a.exemple', PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'public' };
const EMBEDDED = { SUPABASE_URL: 'http://127.0.0.1:54321', SUPABASE_PUBLISHABLE_KEY: 'local' };

describe('databaseAccess', () => {
  it('reads a hosted project', () => {
    expect(databaseAccess(HOSTED)).toEqual({ url: 'https://a.exemple', publishableKey: 'public' });
  });

  it('reads the embedded backend', () => {
    expect(databaseAccess(EMBEDDED)).toEqual({ url: 'http://127.0.0.1:54321', publishableKey: 'local' });
  });

  it('prefers the hosted project', () => {
    expect(databaseAccess({ ...EMBEDDED, ...HOSTED }).url).toBe('https://a.exemple');
  });

  it('takes an empty variable for a missing one', () => {
    const empty = { PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_PUBLISHABLE_KEY: '' };
    expect(databaseAccess({ ...EMBEDDED, ...empty }).publishableKey).toBe('local');
  });

  it.each(['https://a.exemple/', 'https://a.exemple/rest/v1?x#y'])('keeps the origin of %s', (url) => {
    expect(databaseAccess({ ...HOSTED, PUBLIC_SUPABASE_URL: url }).url).toBe('https://a.exemple');
  });

  it.each([
    ['no address', {}, /set PUBLIC_SUPABASE_URL, or run npm start/],
    ['no key', { PUBLIC_SUPABASE_URL: 'https://a.exemple' }, /no key: set PUBLIC_SUPABASE_PUBLISHABLE_KEY/],
    [
      'a secret key',
      { ...HOSTED, PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' },
      /^PUBLIC_SUPABASE_PUBLISHABLE_KEY is published/,
    ],
    ['no scheme', { ...HOSTED, PUBLIC_SUPABASE_URL: 'a.exemple' }, /not an http\(s\) URL: a\.exemple/],
    ['another scheme', { ...HOSTED, PUBLIC_SUPABASE_URL: 'javascript:1' }, /not an http\(s\) URL: javascript:1/],
    ['another protocol', { ...HOSTED, PUBLIC_SUPABASE_URL: 'postgres://u@h/d' }, /Correct PUBLIC_SUPABASE_URL/],
  ])('names the variable to set with %s', (_what, environment, message) => {
    expect(() => databaseAccess(environment)).toThrow(message);
    expect(() => databaseAccess(environment)).toThrow(expect.objectContaining({ name: 'SiteError' }));
  });
});

describe('databaseOriginOf', () => {
  it('names a hosted project alone', () => {
    expect(databaseOriginOf({ PUBLIC_SUPABASE_URL: 'https://a.exemple/rest/v1' })).toBe('https://a.exemple');
    expect(databaseOriginOf(EMBEDDED)).toBeNull();
  });

  it.each(['a.exemple', 'postgres://u@h/d'])('names the variable to correct for %s', (url) => {
    const read = () => databaseOriginOf({ PUBLIC_SUPABASE_URL: url });
    expect(read).toThrow('Correct PUBLIC_SUPABASE_URL');
    expect(read).toThrow(expect.objectContaining({ name: 'SiteError' }));
  });
});

describe('cleaningOptionsOf', () => {
  it('names the host of the site, and where its pictures are', () => {
    expect(cleaningOptionsOf({ ...HOSTED, SITE_URL: 'https://Coquelicot.exemple/' })).toEqual({
      imageOrigin: 'https://a.exemple',
      siteHost: 'coquelicot.exemple',
    });
    expect(cleaningOptionsOf({ SITE_URL: 'http://localhost:4321' }).siteHost).toBe('localhost:4321');
  });

  it('names none where there is none', () => {
    expect(cleaningOptionsOf(EMBEDDED)).toEqual({ imageOrigin: null, siteHost: null });
    expect(cleaningOptionsOf({ SITE_URL: '' }).siteHost).toBeNull();
  });
});
