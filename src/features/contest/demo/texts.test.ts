import { describe, expect, it } from 'vitest';
import { LIVE_TEXTS } from '../live/texts.ts';
import { DEMO_TEXTS } from './texts.ts';

/** Every text of the page, with its place. */
const placed = (value: unknown, place = ''): [place: string, text: string][] =>
  typeof value === 'string'
    ? [[place, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => placed(inner, `${place}.${key}`));

const PROMISE = /gratuit|offert|réservé|jouets connectés à gagner|rapporte|(?:entre|est) dans l’urne|tu participes/iu;

describe('the texts of a demonstration', () => {
  it('say what it is in the title, in the description and beside each promise of the specification', () => {
    expect(DEMO_TEXTS.title).toMatch(/^Démonstration/u);
    expect(DEMO_TEXTS.description).toMatch(/^Démonstration\u00a0: rien n’est en jeu/u);
    expect(DEMO_TEXTS.nothingAtStake?.sentence).toContain('aucun lot n’est en jeu');
  });

  it('promise nothing', () => {
    expect(placed(DEMO_TEXTS).filter(([, text]) => PROMISE.test(text))).toEqual([]);
  });

  it('have none of the sentences of a contest that takes place', () => {
    const live = new Set(placed(LIVE_TEXTS).map(([, text]) => text));
    const sentences = placed(DEMO_TEXTS).filter(([, text]) => /[.!?]$/u.test(text));
    expect(sentences.filter(([, text]) => live.has(text))).toEqual([]);
  });
});

describe('the texts of a contest that takes place', () => {
  it('promise what it gives', () => {
    expect(placed(LIVE_TEXTS).filter(([, text]) => PROMISE.test(text)).length).toBeGreaterThan(2);
    expect(LIVE_TEXTS.nothingAtStake).toBeNull();
  });
});
