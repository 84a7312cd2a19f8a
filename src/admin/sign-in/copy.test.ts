import { expect, it } from 'vitest';
import { ANSWER_COPY } from './copy.ts';

it.each([
  ['claire', /il y manque un @/],
  ['claire@', /il en manque la fin/],
  ['claire@exemple', /il en manque la fin/],
  ['cla ire@exemple.fr', /mal écrite/],
  ['claire@exemple.fr@exemple.fr', /mal écrite/],
])('says what is wrong with the address %j', (typed, message) => {
  expect(ANSWER_COPY.badEmail(typed)).toMatch(message);
});
