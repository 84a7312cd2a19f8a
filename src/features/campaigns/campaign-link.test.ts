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
  ])('adds to %s the parameters that the address lacks', (address, merged) => {
    expect(withParameters(address, CAMPAIGN)).toBe(merged);
  });

  it('adds nothing when called a second time', () => {
    const once = withParameters('https://service.exemple/creer?a=1', CAMPAIGN);
    expect(withParameters(once, CAMPAIGN)).toBe(once);
  });

  it('encodes reserved characters in values', () => {
    const address = withParameters('https://service.exemple/', { ...CAMPAIGN, utm_source: 'a&b=c#d é' });
    expect(new URL(address).searchParams.get('utm_source')).toBe('a&b=c#d é');
  });
});

describe('signupAddress', () => {
  it('is the site’s own page while no service is configured', () => {
    expect(signupAddress(undefined, CAMPAIGN)).toBe('/inscription');
  });

  it('is recognised by isSignupLink', () => {
    const service = 'https://service.exemple/creer?source=site';
    expect(isSignupLink(signupAddress(service, CAMPAIGN), 'https://coquelicot.exemple', service)).toBe(true);
  });
});
