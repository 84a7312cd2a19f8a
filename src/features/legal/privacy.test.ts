import { describe, expect, it } from 'vitest';
import { PROVIDER_NAMES } from '../../core/article/embed.ts';
import { OUTBOX_KEPT_DAYS } from '../../core/mail/retention.ts';
import { RETENTION } from '../../core/podcast/retention.ts';
import { SETTINGS, SITES, siteWith } from '../../core/privacy/sites.support.ts';
import { CONSENT_COOKIE } from '../../core/privacy/storage-keys.ts';
import { cookiesText } from './cookies.ts';
import { privacyText } from './privacy.ts';

const HOST = 'mesure.exemple';
const PAGES = [
  { about: 'cookies', textFor: cookiesText },
  { about: 'personal data', textFor: privacyText },
];
const wordsOf = (text: object) => JSON.stringify(text);
const privacyWith = (name: string) => wordsOf(privacyText(siteWith(SETTINGS[name])));

describe.each(PAGES)('the page about $about', ({ textFor }) => {
  const tracked = wordsOf(textFor(siteWith(SETTINGS['a tracker'])));
  const untracked = wordsOf(textFor(siteWith()));

  it('names who receives the measurement, and how to withdraw', () => {
    expect(tracked).toContain(HOST);
    expect(tracked).toContain('Gérer mes cookies');
  });

  it('speaks of no measurement, cookie or button that a site without tracker does not have', () => {
    expect(untracked).not.toMatch(/La mesure des inscriptions|Gérer mes cookies/);
    expect(untracked).not.toContain(CONSENT_COOKIE);
  });

  it.each(SITES)('has a different title and address for each section of $name', ({ site }) => {
    const { sections } = textFor(site);
    for (const names of [sections.map(({ title }) => title), sections.flatMap(({ id }) => id ?? [])])
      expect(new Set(names).size).toBe(names.length);
  });

  it.each(SITES)('has no gap where the settings of $name leave something out', ({ site }) => {
    expect(wordsOf(textFor(site))).not.toMatch(/\bnull\b|\bundefined\b|NaN|\.\.|\[object/);
  });
});

describe('the page about personal data', () => {
  const days = `${OUTBOX_KEPT_DAYS}\u00a0jours`;

  it('tells how long this site keeps mails that it takes itself, or who carries them', () => {
    expect(privacyWith('a demonstration whose server keeps its mails')).toContain(`${days}, puis le serveur`);
    expect(privacyWith('an embedded database whose server writes to nobody')).toContain(
      'api.emailjs.com, qui transporte ton texte et voit ton adresse IP',
    );
    expect(privacyWith('an embedded database with mail')).toContain('smtp.exemple, qui transporte');
    expect(privacyWith('an embedded database with mail')).not.toMatch(new RegExp(`${days}|et voit ton adresse IP`));
  });

  it('tells of confessions and of the contest as far as they can be sent', () => {
    expect(privacyWith('a demonstration without mail')).not.toMatch(/Les confessions|La démonstration du concours/);
    expect(privacyWith('a demonstration whose server keeps its mails')).toContain('La démonstration du concours');
    expect(privacyWith('a live contest')).toMatch(/Le concours"/);
    expect(privacyWith('a live contest')).toContain('par WhatsApp ou par Instagram, Meta la reçoit aussi');
  });

  it('tells of a mail of confirmation only where the server may write one', () => {
    const asked = 'Tu reçois d’abord un lien';
    expect(privacyWith('an embedded database with mail')).toContain(asked);
    expect(privacyWith('an embedded database whose server writes to nobody')).not.toContain(asked);
    expect(privacyWith('a hosted database')).toContain('Si le site peut écrire à ton adresse');
  });

  it('names who runs the site, or leaves the place to fill in', () => {
    expect(privacyWith('a hosted database')).toContain('Coquelicot SAS, 1 rue des Fleurs, 75001 Paris');
    expect(privacyWith('a demonstration without mail')).toContain('[À compléter\u00a0: raison sociale de l’éditeur]');
  });

  it.each([
    [`${RETENTION.applicationMonths}\u00a0mois`],
    [`${RETENTION.unconfirmedSubscriptionDays}\u00a0jours`],
    [`${RETENTION.networkHashHours}\u00a0heures`],
  ])('holds how long the database keeps what the podcast receives: %s', (time) => {
    expect(privacyWith('an embedded database with mail')).toContain(time);
  });
});

describe('the page about cookies', () => {
  it.each(PROVIDER_NAMES)('names %s among those whose contents articles may show', (name) => {
    expect(wordsOf(cookiesText(siteWith()))).toContain(name);
  });

  it('tells of the tickets of a contest only where there is one', () => {
    const tickets = 'coquelicot-contest-tickets';
    expect(wordsOf(cookiesText(siteWith()))).not.toContain(tickets);
    expect(wordsOf(cookiesText(siteWith(SETTINGS['a live contest'])))).toContain(tickets);
  });
});
