import { describe, expect, it } from 'vitest';
import { isSignupLink } from './signup-link.ts';

const HERE = 'https://coquelicot.exemple';
const SERVICE = 'https://rencontre.exemple/creer?source=site';

describe('isSignupLink', () => {
  it.each([
    [`${HERE}/inscription`, true],
    [`${HERE}/inscription?de=article#haut`, true],
    ['https://rencontre.exemple/creer?source=site', true],
    ['https://rencontre.exemple/creer?source=article', true],
    [`${HERE}/inscriptions`, false],
    [`${HERE}/blog/inscription`, false],
    ['https://ailleurs.exemple/inscription', false],
    ['https://rencontre.exemple/', false],
    ['https://rencontre.exemple.pirate.fr/creer', false],
    ['mailto:a@exemple.fr', false],
    ['', false],
  ])('tells for %j whether it leads to sign-up: %s', (href, isOne) => {
    expect(isSignupLink(href, HERE, SERVICE)).toBe(isOne);
  });

  it('recognises only the site’s own page while no service is configured', () => {
    expect(isSignupLink(`${HERE}/inscription`, HERE, undefined)).toBe(true);
    expect(isSignupLink(SERVICE, HERE, undefined)).toBe(false);
    expect(isSignupLink(SERVICE, HERE, '')).toBe(false);
  });
});
