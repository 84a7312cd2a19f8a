import { describe, expect, it } from 'vitest';
import { LIVE_TEXTS } from '../live/texts.ts';
import { DEMO_TEXTS } from './texts.ts';

/** Lists every text of a value with its path. */
const placed = (value: unknown, place = ''): [place: string, text: string][] =>
  typeof value === 'string'
    ? [[place, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => placed(inner, `${place}.${key}`));

const PROMISE = /gratuit|offert|réservé|jouets connectés à gagner|rapporte|(?:entre|est) dans l’urne|tu participes/iu;

describe('the texts of a demonstration', () => {
  it('say “Démonstration” in title and description, and state that nothing can be won', () => {
    expect(DEMO_TEXTS.title).toMatch(/^Démonstration/u);
    expect(DEMO_TEXTS.description).toMatch(/^Démonstration\u00a0: rien n’est en jeu/u);
    expect(DEMO_TEXTS.nothingAtStake?.sentence).toContain('aucun lot n’est en jeu');
  });

  it('promise no prize and no entry', () => {
    expect(placed(DEMO_TEXTS).filter(([, text]) => PROMISE.test(text))).toEqual([]);
  });

  it('share no sentence with the texts of a live contest', () => {
    const live = new Set(placed(LIVE_TEXTS).map(([, text]) => text));
    const sentences = placed(DEMO_TEXTS).filter(([, text]) => /[.!?]$/u.test(text));
    expect(sentences.filter(([, text]) => live.has(text))).toEqual([]);
  });
});

describe('the texts of a live contest', () => {
  it('promise prizes, and do not state that nothing can be won', () => {
    expect(placed(LIVE_TEXTS).filter(([, text]) => PROMISE.test(text)).length).toBeGreaterThan(2);
    expect(LIVE_TEXTS.nothingAtStake).toBeNull();
  });
});
