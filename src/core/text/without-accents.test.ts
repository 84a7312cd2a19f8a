import { describe, expect, it } from 'vitest';
import { withoutAccents } from './without-accents.ts';

describe('withoutAccents', () => {
  it.each([
    ['Célibataire', 'celibataire'],
    ['ÇA', 'ca'],
    ['e\u0301te\u0301', 'ete'],
    ['Œuf au cœur', 'oeuf au coeur'],
    ['ex æquo', 'ex aequo'],
    ['l’ex', "l'ex"],
    ['sex‑friend', 'sex-friend'],
    ['peut-\u2060être', 'peut-etre'],
    ['rup\u00adture', 'rupture'],
    ['ﬁancé', 'fiance'],
    ['', ''],
  ])('turns “%s” into “%s”', (text, folded) => {
    expect(withoutAccents(text)).toBe(folded);
  });
});
