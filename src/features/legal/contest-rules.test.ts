import { describe, expect, it } from 'vitest';
import {
  COMPLAINT_DAYS,
  ENTRY_KEPT_DAYS,
  PRIZE_SENT_DAYS,
  SUBSTITUTES_PER_PRIZE,
  WINNER_ANSWER_DAYS,
  WINNER_KEPT_DAYS,
  WINNER_TOLD_DAYS,
} from '../../core/contest/prizes.ts';
import { HOURS_BEFORE_SEED } from '../../core/contest/seed.ts';
import { SETTINGS, siteWith } from '../../core/privacy/sites.support.ts';
import { contestRulesText } from './contest-rules.ts';
import { privacyText } from './privacy.ts';
import { parseInline } from './inline.ts';
import type { LegalText } from './legal-text.ts';

const LIVE = {
  mode: 'live',
  organiser: 'Société Éditrice SAS',
  organiserAddress: '1 rue des Fleurs, 75001 Paris',
  registration: 'RCS Paris 123 456 789',
  contact: 'jeu@coquelicot.example',
  startsAt: '2026-11-30T23:00:00.000Z',
  endsAt: '2026-12-31T23:00:00.000Z',
} as const;

const live = contestRulesText(LIVE);
const demonstration = contestRulesText({ mode: 'demo' });
const wordsOf = (text: LegalText) => JSON.stringify(text);

describe('the rules of a live contest', () => {
  it('name the organiser, and the dates in Paris', () => {
    const { organiser, organiserAddress, registration, contact } = LIVE;
    for (const fact of [organiser, organiserAddress, registration, contact]) expect(wordsOf(live)).toContain(fact);
    expect(wordsOf(live)).toContain('du 1er décembre 2026 à 0\u00a0h\u00a000 au 1er janvier 2027 à 0\u00a0h\u00a000');
  });

  it('name the drand round that will seed the last draw, with its date', () => {
    expect(wordsOf(live)).toContain('le tour 35347012, prévu le 2 janvier 2027 à 0\u00a0h\u00a000');
  });

  it('leave exactly four places for the operator to fill in', () => {
    const strings = wordsOf(live).match(/"[^"]*"/g) ?? [];
    const open = strings.flatMap((text) => parseInline(text)).filter(({ kind }) => kind === 'missing');
    expect(open.map(({ text }) => text.replace(/^\[À compléter\u00a0: |\]$/g, ''))).toEqual([
      'prix et durée de chaque formule',
      'nature, marque et valeur toutes taxes comprises de l’accessoire',
      'nature et valeur du bonus, comment les parrainages sont comptés, et à qui il va en cas d’égalité',
      'nom et adresse du médiateur',
    ]);
  });

  it('exclude people who worked on the contest, and no participant', () => {
    expect(wordsOf(live)).toContain('pris part à la conception ou à l’organisation du concours');
    expect(wordsOf(live)).not.toMatch(/pris part au concours/);
  });

  it('do not mention a demonstration', () => {
    expect(wordsOf(live)).not.toMatch(/démonstration/i);
  });

  it('ask for complaints while entries are still kept, and exclude no later complaint', () => {
    expect(COMPLAINT_DAYS).toBeLessThan(ENTRY_KEPT_DAYS);
    expect(wordsOf(live)).toContain('tes droits restent entiers');
    expect(wordsOf(live)).not.toMatch(/au plus tard \d+.jours/u);
  });

  it('keep drawn entries until the last substitute could receive the prize and complain', () => {
    const told = (1 + SUBSTITUTES_PER_PRIZE) * (WINNER_TOLD_DAYS + WINNER_ANSWER_DAYS);
    expect(HOURS_BEFORE_SEED / 24 + told + PRIZE_SENT_DAYS + COMPLAINT_DAYS).toBeLessThan(WINNER_KEPT_DAYS);
  });

  it('require a subscription on the day of the draw, not at closing, and offer a free way to enter', () => {
    expect(wordsOf(live)).toContain('en cours à la date du tirage');
    expect(wordsOf(live)).not.toContain('en cours à la date de la clôture');
    expect(wordsOf(live)).toContain('sans abonnement et sans rien payer');
  });
});

describe('the page of a demonstration', () => {
  it('says that there is nothing to win, and leaves no place to fill in', () => {
    expect(demonstration.summary).toContain('aucun lot n’est mis en jeu');
    expect(wordsOf(demonstration)).not.toContain('À compléter');
  });
});

it.each([live, demonstration])('contestRulesText gives each section a different title', ({ sections }) => {
  expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
});

describe('the page about personal data', () => {
  const words = (settings: string) => wordsOf(privacyText(siteWith(SETTINGS[settings])));

  it('gives the same retention periods of entries as the rules', () => {
    for (const days of [ENTRY_KEPT_DAYS, WINNER_KEPT_DAYS]) {
      expect(words('a live contest')).toContain(`${days}\u00a0jours`);
      expect(wordsOf(live)).toContain(`${days}\u00a0jours`);
    }
  });

  it('calls the contest a demonstration, and mentions no ticket, when no contest is live', () => {
    const demonstrated = words('a demonstration whose server keeps its mails');
    expect(demonstrated).toContain('La page du concours est une démonstration');
    expect(demonstrated).not.toContain('numéro de participation');
  });
});
