import { describe, expect, it } from 'vitest';
import { isSignupLink } from '../../core/tracking/signup-link.ts';
import { signupAddress, withParameters } from './campaign-link.ts';

const CAMPAIGN = { utm_source: 'lettre', utm_medium: 'email', utm_campaign: 'doucepiquant' };

describe('withParameters', () => {
  it.each([
    [
      'https://service.exemple',
      'https://service.exemple/?utm_source=lettre&utm_medium=email&utm_campaign=doucepiquant',
    ],
    [
      'https://service.exemple/creer?lang=fr&lang=be#formulaire',
      'https://service.exemple/creer?lang=fr&lang=be&utm_source=lettre&utm_medium=email&utm_campaign=doucepiquant#formulaire',
    ],
    [
      'https://service.exemple/creer?utm_source=site&utm_medium=',
      'https://service.exemple/creer?utm_source=site&utm_medium=&utm_campaign=doucepiquant',
    ],
  ])('adds to %s what it does not say', (address, merged) => {
    expect(withParameters(address, CAMPAIGN)).toBe(merged);
  });

  it('changes nothing the second time', () => {
    const once = withParameters('https://service.exemple/creer?a=1', CAMPAIGN);
    expect(withParameters(once, CAMPAIGN)).toBe(once);
  });

  it('writes values so that none ends early', () => {
    const address = withParameters('https://service.exemple/', { ...CAMPAIGN, utm_source: 'a&b=c#d é' });
    expect(new URL(address).searchParams.get('utm_source')).toBe('a&b=c#d é');
  });
});

describe('signupAddress', () => {
  it('leads to the site’s own page while there is no service', () => {
    expect(signupAddress(undefined, CAMPAIGN)).toBe('/inscription');
  });

  it('is still known for a way to sign-up', () => {
    const service = 'https://service.exemple/creer?source=site';
    expect(isSignupLink(signupAddress(service, CAMPAIGN), 'https://coquelicot.exemple', service)).toBe(true);
  });
});
