import { describe, expect, it } from 'vitest';
import { CONTEST_VARIABLES } from '../configuration.ts';
import { readContest } from './contest-settings.ts';

const LIVE = {
  CONTEST_MODE: 'live',
  CONTEST_ORGANISER: 'Société Éditrice SAS',
  CONTEST_ORGANISER_ADDRESS: '1 rue des Fleurs, 75001 Paris',
  CONTEST_REGISTRATION: 'RCS Paris 123 456 789',
  CONTEST_CONTACT: 'jeu@coquelicot.example',
  CONTEST_STARTS_AT: '2026-12-01T00:00:00+01:00',
  CONTEST_ENDS_AT: '2027-01-01T00:00:00+01:00',
};

describe('readContest', () => {
  it.each([{}, { CONTEST_MODE: '' }, { CONTEST_MODE: 'demo' }, { ...LIVE, CONTEST_MODE: ' demo ' }])(
    'returns a demonstration unless the mode is live: %j',
    (environment) => {
      expect(readContest(environment)).toEqual({ mode: 'demo' });
    },
  );

  it('reads a live contest, its dates in UTC', () => {
    expect(readContest(LIVE)).toEqual({
      mode: 'live',
      organiser: 'Société Éditrice SAS',
      organiserAddress: '1 rue des Fleurs, 75001 Paris',
      registration: 'RCS Paris 123 456 789',
      contact: 'jeu@coquelicot.example',
      startsAt: '2026-11-30T23:00:00.000Z',
      endsAt: '2026-12-31T23:00:00.000Z',
    });
  });

  it.each(['Live', 'off', 'true', '0'])('refuses the mode %j, naming it', (mode) => {
    expect(() => readContest({ CONTEST_MODE: mode })).toThrow(`CONTEST_MODE must be demo or live, and is "${mode}".`);
  });

  it.each(Object.values(CONTEST_VARIABLES).map(({ name }) => name))(
    'requires %s for a live contest, and names it in the error',
    (name) => {
      for (const value of [undefined, '', '  ']) {
        expect(() => readContest({ ...LIVE, [name]: value })).toThrow(`The contest is live: set ${name} too`);
      }
    },
  );

  it.each([
    ['CONTEST_ENDS_AT', '2027-01-01'],
    ['CONTEST_ENDS_AT', '2027-01-01T00:00:00'],
    ['CONTEST_ENDS_AT', '2027-02-30T00:00:00+01:00'],
    ['CONTEST_ENDS_AT', '2027-01-01T25:00:00Z'],
    ['CONTEST_ENDS_AT', '2027-01-01T00:00:00+99:00'],
    ['CONTEST_ENDS_AT', 'le 1er janvier'],
    ['CONTEST_STARTS_AT', '01/12/2026'],
    ['CONTEST_CONTACT', 'jeu@'],
    ['CONTEST_CONTACT', 'jeu@coquelicot.example, autre@coquelicot.example'],
    ['CONTEST_ORGANISER', 'x'.repeat(201)],
    // Square brackets mark placeholders in legal pages.
    ['CONTEST_ORGANISER', '[À compléter : nom]'],
  ])('refuses %s=%s, naming it', (name, value) => {
    expect(() => readContest({ ...LIVE, [name]: value })).toThrow(`${name} must be `);
  });

  it('refuses a contest that ends before it begins', () => {
    expect(() => readContest({ ...LIVE, CONTEST_ENDS_AT: LIVE.CONTEST_STARTS_AT })).toThrow(
      'CONTEST_ENDS_AT must come after CONTEST_STARTS_AT.',
    );
  });
});
