import { expect, it } from 'vitest';
import { readSiteUrl } from './site-url.ts';

it.each([
  ['https://coquelicot.example', 'https://coquelicot.example'],
  [' https://Coquelicot.Example/ ', 'https://coquelicot.example'],
  ['http://localhost:4321', 'http://localhost:4321'],
  ['', null],
  [undefined, null],
])('readSiteUrl reads %j', (SITE_URL, origin) => expect(readSiteUrl({ SITE_URL })).toBe(origin));

it.each(['https://u.github.io/coquelicot', 'https://a.example/fr/', 'https://a.example/?x', 'https://a.example/#x'])(
  'readSiteUrl refuses %s, whose path, query or fragment would be lost',
  (SITE_URL) =>
    expect(() => readSiteUrl({ SITE_URL })).toThrow(`SITE_URL must be an address without path, and is "${SITE_URL}"`),
);

it.each(['coquelicot.example', 'ftp://coquelicot.example', 'https://moi:secret@a.example'])(
  'readSiteUrl refuses %s, which is no HTTP address without credentials',
  (SITE_URL) => expect(() => readSiteUrl({ SITE_URL })).toThrow(/^SITE_URL must be a URL such as /),
);
