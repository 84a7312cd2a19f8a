import { describe, expect, it } from 'vitest';
import { readTracker, trackerAddress, trackerOrigin } from './tracker.ts';

const SET = {
  PUBLIC_TRACKER_URL: 'https://traceur.exemple/t.js',
  PUBLIC_TRACKER_ID: 'coquelicot-1',
  PUBLIC_TRACKER_VERSION: '3.0',
};
const TRACKER = { url: SET.PUBLIC_TRACKER_URL, id: 'coquelicot-1', version: '3.0' };

describe('readTracker', () => {
  it('reads the three variables', () => {
    expect(readTracker({ ...SET, PATH: '/bin' })).toEqual(TRACKER);
  });

  it('returns null when no variable is set', () => {
    expect(readTracker({})).toBeNull();
    expect(readTracker({ PUBLIC_TRACKER_URL: '', PUBLIC_TRACKER_ID: '', PUBLIC_TRACKER_VERSION: '' })).toBeNull();
  });

  it.each(Object.keys(SET))('asks for %s when only that variable is missing', (name) => {
    const message = `The tracker is only half configured: set ${name} too, or none of the three.`;
    expect(() => readTracker({ ...SET, [name]: '' })).toThrow(message);
    expect(() => readTracker({ ...SET, [name]: undefined })).toThrow(expect.objectContaining({ name: 'SiteError' }));
  });

  it.each([
    'http://traceur.exemple/t.js',
    '//traceur.exemple/t.js',
    'traceur.exemple/t.js',
    'javascript:alert(1)',
    'data:text/javascript,1',
    'https://',
    'https://clef@traceur.exemple/',
    'https://qui:secret@traceur.exemple/',
  ])('refuses the address %j', (url) => {
    expect(() => readTracker({ ...SET, PUBLIC_TRACKER_URL: url })).toThrow(
      `PUBLIC_TRACKER_URL must be an https address without password, and is "${url}".`,
    );
  });

  it.each(['a b', 'a&id=b', 'é', '"', 'x'.repeat(65)])('refuses %j for an id or a version', (value) => {
    for (const name of ['PUBLIC_TRACKER_ID', 'PUBLIC_TRACKER_VERSION']) {
      expect(() => readTracker({ ...SET, [name]: value })).toThrow(`${name} must be 1 to 64`);
    }
  });
});

describe('trackerAddress', () => {
  it('carries the id, the version and the time', () => {
    expect(trackerAddress(TRACKER, 1_796_000_000_000)).toBe(
      'https://traceur.exemple/t.js?id=coquelicot-1&v=3.0&t=1796000000000',
    );
  });

  it('keeps other parameters of the address, and replaces id, version and time', () => {
    const url = 'https://traceur.exemple/t.js?compte=9&t=1';
    expect(trackerAddress({ ...TRACKER, url }, 2)).toBe(
      'https://traceur.exemple/t.js?compte=9&t=2&id=coquelicot-1&v=3.0',
    );
  });
});

describe('trackerOrigin', () => {
  it('returns scheme, host and port, which a Content Security Policy takes', () => {
    expect(trackerOrigin(TRACKER)).toBe('https://traceur.exemple');
    expect(trackerOrigin({ ...TRACKER, url: 'https://traceur.exemple:8443/a?b' })).toBe('https://traceur.exemple:8443');
  });
});
