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

  it('names the recipient of the measurement, and how to withdraw consent', () => {
    expect(tracked).toContain(HOST);
    expect(tracked).toContain('Gérer mes cookies');
  });

  it('mentions no measurement, consent cookie or consent button on a site without tracker', () => {
    expect(untracked).not.toMatch(/La mesure des inscriptions|Gérer mes cookies/);
    expect(untracked).not.toContain(CONSENT_COOKIE);
  });

  it.each(SITES)('has a different title and address for each section of $name', ({ site }) => {
    const { sections } = textFor(site);
    for (const names of [sections.map(({ title }) => title), sections.flatMap(({ id }) => id ?? [])])
      expect(new Set(names).size).toBe(names.length);
  });

  it.each(SITES)('contains no null, undefined or doubled dot with the settings of $name', ({ site }) => {
    expect(wordsOf(textFor(site))).not.toMatch(/\bnull\b|\bundefined\b|NaN|\.\.|\[object/);
  });
});

describe('the page about personal data', () => {
  const days = `${OUTBOX_KEPT_DAYS}\u00a0jours`;

  it('says how long the server keeps mails itself, or names the service that carries them', () => {
    expect(privacyWith('a demonstration whose server keeps its mails')).toContain(`${days}, puis le serveur`);
    expect(privacyWith('an embedded database whose server writes to nobody')).toContain(
      'api.emailjs.com, qui transporte ton texte et voit ton adresse IP',
    );
    expect(privacyWith('an embedded database with mail')).toContain('smtp.exemple, qui transporte');
    expect(privacyWith('an embedded database with mail')).not.toMatch(new RegExp(`${days}|et voit ton adresse IP`));
  });

  it('mentions confessions and the contest only as far as the site takes them', () => {
    expect(privacyWith('a demonstration without mail')).not.toMatch(/Les confessions|La démonstration du concours/);
    expect(privacyWith('a demonstration whose server keeps its mails')).toContain('La démonstration du concours');
    expect(privacyWith('a live contest')).toMatch(/Le concours"/);
    expect(privacyWith('a live contest')).toContain('par WhatsApp ou par Instagram, Meta la reçoit aussi');
  });

  it('mentions a confirmation mail only when the server may send mail', () => {
    const asked = 'Tu reçois d’abord un lien';
    expect(privacyWith('an embedded database with mail')).toContain(asked);
    expect(privacyWith('an embedded database whose server writes to nobody')).not.toContain(asked);
    expect(privacyWith('a hosted database')).toContain('Si le site peut écrire à ton adresse');
  });

  it('names the site’s publisher, or leaves a place to fill in', () => {
    expect(privacyWith('a hosted database')).toContain('Coquelicot SAS, 1 rue des Fleurs, 75001 Paris');
    expect(privacyWith('a demonstration without mail')).toContain('[À compléter\u00a0: raison sociale de l’éditeur]');
  });

  it.each([
    [`${RETENTION.applicationMonths}\u00a0mois`],
    [`${RETENTION.unconfirmedSubscriptionDays}\u00a0jours`],
    [`${RETENTION.networkHashHours}\u00a0heures`],
  ])('states a retention period of the database: %s', (time) => {
    expect(privacyWith('an embedded database with mail')).toContain(time);
  });
});

describe('the page about cookies', () => {
  it.each(PROVIDER_NAMES)('names %s among the providers of embedded contents', (name) => {
    expect(wordsOf(cookiesText(siteWith()))).toContain(name);
  });

  it('mentions kept tickets only when a contest is live', () => {
    const tickets = 'coquelicot-contest-tickets';
    expect(wordsOf(cookiesText(siteWith()))).not.toContain(tickets);
    expect(wordsOf(cookiesText(siteWith(SETTINGS['a live contest'])))).toContain(tickets);
  });
});
