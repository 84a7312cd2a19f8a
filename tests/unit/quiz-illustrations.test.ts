import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { QUIZZES } from '../../src/core/quiz/quizzes.ts';
import { resultPictureAddress } from '../../src/core/quiz/result-address.ts';
import { PAGES, type PageDeclaration } from '../../src/core/site/page-table.ts';
import { SECTION_PICTURES } from '../../src/core/site/section-pictures.ts';
import { GAME_CARDS, MORE_SOON } from '../../src/features/quizzes/hub/cards.ts';

const addresses = [
  ...QUIZZES.flatMap((quiz) => [
    ...quiz.categories.map((category) => resultPictureAddress(quiz, category)),
    ...quiz.questions.flatMap(({ picture }) => (picture ? [picture.address] : [])),
  ]),
  ...[...GAME_CARDS, MORE_SOON].map(({ picture }) => picture),
  ...Object.values<PageDeclaration>(PAGES).flatMap(({ picture }) =>
    typeof picture === 'object' && picture.cover?.startsWith('/') ? [picture.cover] : [],
  ),
  ...Object.values(SECTION_PICTURES).flatMap(({ cover }) => (cover === null ? [] : [cover])),
];

describe('the drawings', () => {
  it.each([...new Set(addresses)])('%s is there', (address) => {
    expect(existsSync(`public${address}`)).toBe(true);
  });

  it('are one for each result', () => {
    const results = QUIZZES.flatMap((quiz) => quiz.categories.map((category) => resultPictureAddress(quiz, category)));
    expect(new Set(results).size).toBe(results.length);
  });
});
