import { describe, expect, it } from 'vitest';
import { checkedQuizzes, problemsOf } from './check-quizzes.ts';
import type { Quiz } from './quiz.ts';
import { LOVE_PROBLEMS } from './quizzes/love-problems.ts';
import { QUIZZES } from './quizzes.ts';

const quiz: Quiz = LOVE_PROBLEMS;
const [first, second] = quiz.questions as [Quiz['questions'][number], Quiz['questions'][number]];
const { trop_selectif: result, ...otherResults } = quiz.results;

describe('the quizzes of the site', () => {
  it('have no problem that checkedQuizzes refuses', () => {
    expect(checkedQuizzes(QUIZZES)).toBe(QUIZZES);
  });

  it.each([
    ['/game-level', 4],
    ['/plant-quiz', 4],
    ['/single-quiz', 4],
    ['/love-problems', 2],
    ['/dating-intent', 3],
  ])('%s has the %i questions of the specification', (address, count) => {
    expect(QUIZZES.find((candidate) => candidate.address === address)?.questions).toHaveLength(count);
  });

  it.each([
    ['/quiz', ['Rejouer', 'Viens faire d’autres quizz']],
    ['/game-level', ['Crée ton profil en 30\u00a0sec et trouve ton match\u202f! 🔥', 'Rejouer', 'Autres jeux']],
    ['/plant-quiz', ['Refaire le test', 'Tous les jeux']],
    ['/single-quiz', ['Refaire le test', 'Voir les autres jeux']],
    ['/love-problems', ['Refaire le test', 'Jouer à autre chose']],
    ['/dating-intent', ['Refaire le test', 'Faire un autre quiz']],
  ])('%s has the buttons of the specification after its result', (address, texts) => {
    const { buttons } = QUIZZES.find((candidate) => candidate.address === address) ?? {};
    expect(Object.values(buttons ?? {})).toEqual(expect.arrayContaining(texts));
  });

  it.each(QUIZZES)('$address offers each category once in each question', ({ categories, questions }) => {
    for (const { options } of questions) {
      expect(options.map(({ category }) => category).toSorted()).toEqual(categories.toSorted());
    }
  });

  it('offer each category at different positions', () => {
    for (const { address, categories, questions } of QUIZZES) {
      for (const category of categories) {
        const places = questions.map(({ options }) => options.findIndex((option) => option.category === category));
        expect(new Set(places).size, `${address} ${category}`).toBeGreaterThan(1);
      }
    }
  });
});

describe('problemsOf', () => {
  it.each<[string, Partial<Quiz>, string]>([
    ['no question', { questions: [] }, 'it has no question'],
    ['no category', { categories: [] }, 'it has no category'],
    ['an empty question', { questions: [{ ...first, text: ' ' }, second] }, 'question 1 asks nothing'],
    [
      'a single option',
      { questions: [first, { ...second, options: second.options.slice(0, 1) }] },
      'question 2 has fewer than 2 options',
    ],
    [
      'an empty option',
      { questions: [{ ...first, options: [...first.options, { text: '', category: 'trop_selectif' }] }, second] },
      'option 5 of question 1 says nothing',
    ],
    [
      'an option without category',
      { questions: [{ ...first, options: [...first.options, { text: 'x', category: 'x' }] }, second] },
      'option 5 of question 1 has no category of the quiz, but “x”',
    ],
    [
      'the same option twice',
      { questions: [{ ...first, options: [...first.options, ...first.options.slice(0, 1)] }, second] },
      `question 1 offers “${first.options[0]?.text}” twice`,
    ],
    ['a category without result', { results: otherResults }, 'the category “trop_selectif” has no result'],
    [
      'a result without category',
      { results: { ...quiz.results, autre: result as Quiz['results'][string] } },
      'the result “autre” has no category',
    ],
    [
      'a category without an option',
      { categories: [...quiz.categories, 'jamais'] },
      'no option leads to the category “jamais”',
    ],
    [
      'categories whose addresses are the same',
      { categories: [...quiz.categories, 'trop-selectif'] },
      'two categories are called trop-selectif',
    ],
    [
      'a short portrait',
      { results: { ...otherResults, trop_selectif: { ...(result as Quiz['results'][string]), portrait: ['Un.'] } } },
      'the portrait of “trop_selectif” has 1 words, fewer than 80',
    ],
    [
      'a result without name',
      { results: { ...otherResults, trop_selectif: { ...(result as Quiz['results'][string]), name: '' } } },
      'the result of “trop_selectif” has no name',
    ],
  ])('names %s', (_, change, sentence) => {
    expect(problemsOf({ ...quiz, ...change })).toContain(`/love-problems: ${sentence}`);
  });
});

describe('checkedQuizzes', () => {
  it('refuses a quiz that repeats a text, and two quizzes with the same texts or the same address', () => {
    const repeating = { ...quiz, questions: [first, { ...second, text: first.text }] };
    expect(() => checkedQuizzes([repeating])).toThrow(`“${first.text}” is said twice`);
    expect(() => checkedQuizzes([quiz, { ...quiz, address: '/quiz' }])).toThrow(`“${first.text}” is said twice`);
    expect(() => checkedQuizzes([quiz, quiz])).toThrow('/love-problems: two quizzes stand there');
  });

  it('names every problem in one error', () => {
    expect(() => checkedQuizzes([{ ...quiz, questions: [], results: otherResults }])).toThrow(
      /no question[\s\S]*“trop_selectif” has no result/,
    );
  });
});
