import { describe, expect, it } from 'vitest';
import { knownMail as knownEntryMail, ticketMail } from '../enter-contest/copy.ts';
import { confirmationMail, knownMail } from '../subscribe-to-newsletter/copy.ts';
import { closing } from './copy.ts';
import { readSender } from './sender.ts';

const SETTINGS: Record<string, string> = {
  SITE_URL: 'https://coquelicot.exemple',
  PUBLIC_OPERATOR_NAME: 'Coquelicot SAS',
  PUBLIC_OPERATOR_ADDRESS: '1 rue des Fleurs, 75001 Paris',
  PUBLIC_OPERATOR_CONTACT: 'bonjour@coquelicot.exemple',
};
const sender = readSender((name) => SETTINGS[name]);
const LINKS = { confirmation: 'https://a.exemple', unsubscription: 'https://b.exemple' };
const FACTS = { ticket: 'billet', page: 'https://c.exemple' };

describe.each([
  [
    'newsletter',
    [confirmationMail, knownMail].map((mail) => mail({ ...LINKS, closing: closing(sender, 'newsletter') })),
  ],
  ['concours', [ticketMail, knownEntryMail].map((mail) => mail({ ...FACTS, closing: closing(sender, 'concours') }))],
] as const)('each mail about the %s', (section, mails) => {
  it.each(mails)(
    'names the operator, and links to the legal notice and the privacy page: $subject',
    ({ subject, message }) => {
      expect(subject).toMatch(/^Coquelicot/);
      for (const part of ['Coquelicot SAS, 1 rue des Fleurs, 75001 Paris', 'bonjour@coquelicot.exemple'])
        expect(message).toContain(part);
      expect(message).toContain('https://coquelicot.exemple/mentions-legales');
      expect(message).toMatch(new RegExp(`https://coquelicot\\.exemple/confidentialite#${section}$`));
    },
  );
});

it('the closing of a mail links to the legal notice, and names no operator, when none is set', () => {
  const written = closing(
    readSender((name) => ({ SITE_URL: 'https://a.exemple', PUBLIC_OPERATOR_NAME: ' ' })[name]),
    'concours',
  );
  expect(written).toContain('https://a.exemple/mentions-legales');
  expect(written).not.toMatch(/édité par|Pour nous écrire|null/);
});
