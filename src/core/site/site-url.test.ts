import { expect, it } from 'vitest';
import { readSiteUrl } from './site-url.ts';

it.each([
  ['https://coquelicot.example', 'https://coquelicot.example'],
  [' https://Coquelicot.Example/ ', 'https://coquelicot.example'],
  ['http://localhost:4321', 'http://localhost:4321'],
  ['', null],
  [undefined, null],
])('reads %j', (SITE_URL, origin) => expect(readSiteUrl({ SITE_URL })).toBe(origin));

it.each(['https://u.github.io/coquelicot', 'https://a.example/fr/', 'https://a.example/?x', 'https://a.example/#x'])(
  'refuses %s, which would be cut',
  (SITE_URL) =>
    expect(() => readSiteUrl({ SITE_URL })).toThrow(`SITE_URL must be an address without path, and is "${SITE_URL}"`),
);

it.each(['coquelicot.example', 'ftp://coquelicot.example', 'https://moi:secret@a.example'])('refuses %s', (SITE_URL) =>
  expect(() => readSiteUrl({ SITE_URL })).toThrow(/^SITE_URL must be a URL such as /),
);
