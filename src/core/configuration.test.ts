import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CLAIM_VARIABLES,
  CONTEST_MODE,
  CONTEST_VARIABLES,
  OPERATOR_VARIABLES,
  readClaims,
  readConfiguration,
  TRACKER_VARIABLES,
  VARIABLES,
} from './configuration.ts';

describe('readConfiguration', () => {
  it('requires no variable, and treats an empty variable as absent', () => {
    const values = Object.values(readConfiguration({ PUBLIC_SIGNUP_URL: '', PUBLIC_GROUP_URL: '  ', PATH: '/bin' }));
    expect(new Set(values)).toEqual(new Set([undefined]));
  });

  it('reads an address, an id and an e-mail address', () => {
    const configuration = readConfiguration({
      ...{ PUBLIC_SIGNUP_URL: 'https://service.example/inscription?source=site', PUBLIC_MAIL_SERVICE_ID: 'service_1' },
      PUBLIC_CONTEST_RECIPIENT: 'jeu@coquelicot.example',
    });
    expect(configuration).toMatchObject({
      signupUrl: 'https://service.example/inscription?source=site',
      mailServiceId: 'service_1',
      contestRecipient: 'jeu@coquelicot.example',
    });
  });

  it.each([
    ['PUBLIC_SIGNUP_URL', 'javascript:alert(1)'],
    ['PUBLIC_GROUP_URL', '//groupe.example'],
    ['PUBLIC_WHATSAPP_URL', 'https://moi:secret@wa.example'],
    ['PUBLIC_CONTEST_RECIPIENT', 'jeu@'],
    ['PUBLIC_CONFESSIONS_RECIPIENT', 'a@b.example, c@d.example'],
    ['PUBLIC_MAIL_PUBLIC_KEY', 'clé'],
    ['PUBLIC_MAIL_ORIGIN', 'https://courrier.example'],
  ])('refuses %s=%s, naming it', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(`${name} must be `);
  });

  it('says in the error which characters an id may have', () => {
    expect(() => readConfiguration({ PUBLIC_MAIL_PUBLIC_KEY: 'clé' })).toThrow(
      'at most 200 printable ASCII characters',
    );
  });
});

describe('readClaims', () => {
  it('returns the claims of the specification when the environment sets no claim', () => {
    expect(readClaims({ PUBLIC_CLAIM_SINGLES: ' ' })).toEqual({
      singles: '100K',
      signupTime: '2 minutes',
      quizSignupTime: '30\u00a0sec',
      trial: '14 jours',
      trialOffer: 'l’offre premium',
      freeFeatures: 'profil, swipe et match',
    });
  });

  it('returns the claims that the environment sets, without blanks around, and defaults for the others', () => {
    const claims = readClaims({ PUBLIC_CLAIM_SINGLES: ' 250\u202f000 ', PUBLIC_CLAIM_TRIAL: 'un mois' });
    expect(claims).toMatchObject({ singles: '250\u202f000', trial: 'un mois', signupTime: '2 minutes' });
  });

  it.each(Object.values(CLAIM_VARIABLES).map(({ name }) => name))(
    'refuses two lines, more than 40 characters, or square brackets in %s',
    (name) => {
      for (const value of ['plus de\n100K', 'x'.repeat(41), '[À compléter]']) {
        expect(() => readClaims({ [name]: value })).toThrow(
          `${name} must be a line of at most 40 characters without [ and ], and is "`,
        );
      }
    },
  );
});

it('the workflow publish.yml passes on every variable', () => {
  const tables = [VARIABLES, CLAIM_VARIABLES, OPERATOR_VARIABLES, TRACKER_VARIABLES, CONTEST_VARIABLES];
  const names = [CONTEST_MODE, ...tables.flatMap((table) => Object.values(table))].map(({ name }) => name);
  const text = readFileSync('.github/workflows/publish.yml', 'utf8');
  expect(names.filter((name) => !new RegExp(`vars\\.${name}\\b`).test(text))).toEqual([]);
});
