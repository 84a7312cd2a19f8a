import { describe, expect, it } from 'vitest';
import { KEPT_IN_BROWSER, storageGroups, type StorageName } from './browser-storage.ts';
import { processingsOf } from './processings.ts';
import { SETTINGS, SITES, siteWith } from './sites.support.ts';
import { PERSONAL_TABLES } from './tables.ts';

const all = siteWith(SETTINGS['all at once']);

describe.each(SITES)('the kinds of data of $name', ({ site }) => {
  const processings = processingsOf(site);

  it('appear once each', () => {
    const sections = processings.map(({ section }) => section);
    expect(new Set(sections).size).toBe(sections.length);
  });

  it('state a purpose, a legal basis, a duration and a way to withdraw', () => {
    for (const { section, purpose, legalBasis, withdrawal, kept } of processings) {
      expect(legalBasis, section).toMatch(/article 6\.1\.[a-f]/);
      for (const text of [purpose, withdrawal, kept]) expect(text, section).toMatch(/\p{L}.*[.\]]$/u);
    }
  });

  it('use only names of browser storage that the page about cookies lists', () => {
    const told = new Set(storageGroups(site).flatMap(({ kept }) => kept));
    const named = processings.flatMap(({ keptInBrowser = [] }) => keptInBrowser);
    expect(named.filter((name) => !told.has(name))).toEqual([]);
  });
});

it('processingsOf covers every table with personal data', () => {
  const sections = processingsOf(all).map(({ section }) => section);
  for (const section of Object.keys(PERSONAL_TABLES)) expect(sections).toContain(section);
});

it('the page about cookies lists, over all sites, exactly the names of KEPT_IN_BROWSER', () => {
  const told = SITES.flatMap(({ site }) => storageGroups(site)).flatMap(({ kept }) => kept);
  expect(new Set(told)).toEqual(new Set(Object.keys(KEPT_IN_BROWSER) as StorageName[]));
});

it('the data of members include the secret of the second factor, and attempts at a password or a code', () => {
  const members = processingsOf(all).find(({ section }) => section === 'redaction');
  expect(members?.data).toMatch(/secret de son second facteur.*essais de mot de passe et de code/);
  expect(members?.kept).toMatch(/l’heure d’un essai, 24\sheures/);
});

describe('intimate answers', () => {
  it.each(['candidature', 'confessions'])('are kept with explicit consent: %s', (section) => {
    const processing = processingsOf(all).find((known) => known.section === section);
    expect(processing?.legalBasis).toContain('article 9.2.a');
  });
});
