import { describe, expect, it } from 'vitest';
import { PROVIDER_NAMES } from '../../core/article/embed.ts';
import { OUTBOX_KEPT_DAYS } from '../../core/mail/retention.ts';
import { RETENTION } from '../../core/podcast/retention.ts';
import { CONSENT_COOKIE } from '../../presentation/consent/choices.ts';
import { cookiesText } from './cookies.ts';
import { privacyText } from './privacy.ts';

const LIVE = {
  ...{ organiser: 'Société', organiserAddress: '1 rue des Fleurs', registration: 'RCS', contact: 'jeu@a.example' },
  ...{ startsAt: '2026-11-30T23:00:00.000Z', endsAt: '2026-12-31T23:00:00.000Z' },
};
const HOST = 'mesure.exemple';
const wordsOf = (text: object) => JSON.stringify(text);

describe.each([
  ['cookies', cookiesText],
  ['personal data', privacyText],
])('the page about %s', (_what, textFor) => {
  it('names who receives the measurement, and how to withdraw', () => {
    expect(wordsOf(textFor(HOST))).toContain(HOST);
    expect(wordsOf(textFor(HOST))).toContain('Gérer mes cookies');
  });

  it('speaks of no recipient, cookie or button that a site without tracker does not have', () => {
    expect(wordsOf(textFor(null))).not.toMatch(/prestataire|Gérer mes cookies|null/);
    expect(wordsOf(textFor(null))).not.toContain(CONSENT_COOKIE);
  });

  it('has a different title for each section, whatever the configuration', () => {
    for (const recipient of [null, HOST]) {
      const titles = textFor(recipient).sections.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

describe('the page about personal data', () => {
  const mail = { origin: 'https://courrier.exemple', serviceId: 's', templateId: 't', publicKey: 'k' };

  it('tells how long this site keeps mails that it takes itself, and who sees the entries of a contest', () => {
    const days = `${OUTBOX_KEPT_DAYS}\u00a0jours`;
    const live = { ...LIVE, mode: 'live' } as const;
    for (const contest of [{ mode: 'demo' } as const, live]) {
      expect(wordsOf(privacyText(null, contest, { ...mail, origin: null }))).toContain(days + ', puis l');
      expect(wordsOf(privacyText(null, contest, { ...mail, origin: null }))).not.toContain(
        'par un service de messagerie',
      );
      expect(wordsOf(privacyText(null, contest, mail))).toContain('service de messagerie, courrier.exemple');
    }
    expect(wordsOf(privacyText(null, live, mail))).toContain('les participations au concours');
    expect(wordsOf(privacyText(null, { mode: 'demo' }, mail))).not.toContain('les participations au concours');
  });

  it('names who carries confessions, where that is not the site itself', () => {
    expect(wordsOf(privacyText(null, undefined, mail))).toContain('courrier.exemple');
    expect(wordsOf(privacyText(null, undefined, { ...mail, origin: null }))).toContain('gardé sur le serveur du site');
    expect(wordsOf(privacyText(null))).not.toContain('Les confessions');
  });
});

describe('the page about cookies', () => {
  it.each(PROVIDER_NAMES)('names %s among those whose contents articles may show', (name) => {
    expect(wordsOf(cookiesText(null))).toContain(name);
  });

  it('joins the last of them by an “ou”: a content stands with one of them', () => {
    expect(wordsOf(cookiesText(null))).toContain(` ou ${PROVIDER_NAMES.at(-1)}`);
  });
});

describe('what the page about personal data says of the podcast', () => {
  const words = wordsOf(privacyText(null));

  it.each([
    [`${RETENTION.applicationMonths} mois`],
    [`${RETENTION.unconfirmedSubscriptionDays} jours`],
    [`${RETENTION.networkHashHours} heures`],
  ])('holds how long the database keeps it: %s', (time) => expect(words).toContain(time));

  it('no longer denies that there is a newsletter', () => {
    expect(words).not.toMatch(/ni lettre d’information|ni formulaire/);
  });
});
