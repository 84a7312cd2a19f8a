import { describe, expect, it } from 'vitest';
import { knownHosts } from './known-hosts.ts';

const isKnown = knownHosts(['coquelicot.example', '192.168.1.5', '[2001:db8::5]', 'Rédaction.example']);

describe('knownHosts', () => {
  it.each([
    ...[
      'localhost',
      'localhost:4321',
      'LOCALHOST',
      'localhost.',
      '127.0.0.1',
      '127.0.0.1:4321',
      '127.9.9.9',
      '[::1]:80',
    ],
    ...['coquelicot.example', 'Coquelicot.Example:443', 'coquelicot.example.', '192.168.1.5:8080', '[2001:db8::5]:80'],
  ])('knows %s', (host) => expect(isKnown(host)).toBe(true));

  it.each([
    ...[undefined, '', 'evil.example', 'evil.example:4321', 'coquelicot.example.evil.example', 'xcoquelicot.example'],
    ...['localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.6', '0.0.0.0', '[::]', '[2001:db8::6]'],
    ...['localhost@evil.example', 'evil.example/localhost', 'localhost, evil.example', 'localhost:80:80', '::1', '['],
  ])('does not know %j', (host) => expect(isKnown(host)).toBe(false));

  it('answers the same for a repeated host, and after hundreds of others', () => {
    for (let number = 0; number < 500; number += 1) expect(isKnown(`h${number % 250}.example`)).toBe(false);
    expect([isKnown('localhost'), isKnown('localhost'), isKnown('h1.example')]).toEqual([true, true, false]);
  });
});
