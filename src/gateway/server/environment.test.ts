import { describe, expect, it } from 'vitest';
import { cleaningOptionsOf, databaseAccess, databaseOriginOf } from './environment.ts';

const HOSTED = { PUBLIC_SUPABASE_URL: 'https://a.exemple', PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'public' };
const EMBEDDED = { SUPABASE_URL: 'http://127.0.0.1:54321', SUPABASE_PUBLISHABLE_KEY: 'local' };

describe('databaseAccess', () => {
  it('returns the address and key of a hosted project', () => {
    expect(databaseAccess(HOSTED)).toEqual({ url: 'https://a.exemple', publishableKey: 'public' });
  });

  it('returns the address and key of the embedded backend', () => {
    expect(databaseAccess(EMBEDDED)).toEqual({ url: 'http://127.0.0.1:54321', publishableKey: 'local' });
  });

  it('prefers a hosted project to the embedded backend', () => {
    expect(databaseAccess({ ...EMBEDDED, ...HOSTED }).url).toBe('https://a.exemple');
  });

  it('treats an empty variable as missing', () => {
    const empty = { PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_PUBLISHABLE_KEY: '' };
    expect(databaseAccess({ ...EMBEDDED, ...empty }).publishableKey).toBe('local');
  });

  it.each(['https://a.exemple/', 'https://a.exemple/rest/v1?x#y'])('reduces the address %s to its origin', (url) => {
    expect(databaseAccess({ ...HOSTED, PUBLIC_SUPABASE_URL: url }).url).toBe('https://a.exemple');
  });

  it.each([
    ['a missing address', {}, /set PUBLIC_SUPABASE_URL, or run npm start/],
    ['a missing key', { PUBLIC_SUPABASE_URL: 'https://a.exemple' }, /no key: set PUBLIC_SUPABASE_PUBLISHABLE_KEY/],
    [
      'a secret key',
      { ...HOSTED, PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' },
      /^PUBLIC_SUPABASE_PUBLISHABLE_KEY is published/,
    ],
    ['an address without scheme', { ...HOSTED, PUBLIC_SUPABASE_URL: 'a.exemple' }, /not an http\(s\) URL: a\.exemple/],
    [
      'an address with the scheme javascript:',
      { ...HOSTED, PUBLIC_SUPABASE_URL: 'javascript:1' },
      /not an http\(s\) URL: javascript:1/,
    ],
    [
      'an address with the scheme postgres:',
      { ...HOSTED, PUBLIC_SUPABASE_URL: 'postgres://u@h/d' },
      /Correct PUBLIC_SUPABASE_URL/,
    ],
  ])('throws a SiteError that states the mistake, for %s', (_what, environment, message) => {
    expect(() => databaseAccess(environment)).toThrow(message);
    expect(() => databaseAccess(environment)).toThrow(expect.objectContaining({ name: 'SiteError' }));
  });
});

describe('databaseOriginOf', () => {
  it('returns the origin of a hosted project, and null for the embedded backend', () => {
    expect(databaseOriginOf({ PUBLIC_SUPABASE_URL: 'https://a.exemple/rest/v1' })).toBe('https://a.exemple');
    expect(databaseOriginOf(EMBEDDED)).toBeNull();
  });

  it.each(['a.exemple', 'postgres://u@h/d'])(
    'throws a SiteError that names PUBLIC_SUPABASE_URL when its value is %s',
    (url) => {
      const read = () => databaseOriginOf({ PUBLIC_SUPABASE_URL: url });
      expect(read).toThrow('Correct PUBLIC_SUPABASE_URL');
      expect(read).toThrow(expect.objectContaining({ name: 'SiteError' }));
    },
  );
});

describe('cleaningOptionsOf', () => {
  it('returns the host of the site in lower case, and the origin of its pictures', () => {
    expect(cleaningOptionsOf({ ...HOSTED, SITE_URL: 'https://Coquelicot.exemple/' })).toEqual({
      imageOrigin: 'https://a.exemple',
      siteHost: 'coquelicot.exemple',
    });
    expect(cleaningOptionsOf({ SITE_URL: 'http://localhost:4321' }).siteHost).toBe('localhost:4321');
  });

  it('returns null for an origin or a host that the environment does not state', () => {
    expect(cleaningOptionsOf(EMBEDDED)).toEqual({ imageOrigin: null, siteHost: null });
    expect(cleaningOptionsOf({ SITE_URL: '' }).siteHost).toBeNull();
  });
});
