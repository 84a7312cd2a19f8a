import { expect, it } from 'vitest';
import { bindHyphenTails } from './hyphens.ts';

it.each([
  ['parlons-en comme des adultes', 'parlons-\u2060en comme des adultes'],
  ['Que dira-t-elle ?', 'Que dira-\u2060t-\u2060elle ?'],
  ['le rendez-vous', 'le rendez-\u2060vous'],
  ['toi-même', 'toi-\u2060même'],
  ['un chassé-croisé', 'un chassé-croisé'],
  ['de 2024-12 à 5-7 ans, - enfin -', 'de 2024-12 à 5-7 ans, - enfin -'],
])('bindHyphenTails prevents line breaks before short words after a hyphen: %s', (title, held) => {
  expect(bindHyphenTails(title)).toBe(held);
});
