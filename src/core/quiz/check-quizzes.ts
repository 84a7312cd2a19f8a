import { SiteError } from '../site/site-error.ts';
import { categorySlug } from './result-address.ts';
import type { Quiz } from './quiz.ts';

const FEWEST_OPTIONS = 2;
const FEWEST_WORDS_OF_PORTRAIT = 80;

/** Returns quizzes that can be played to the end. @throws SiteError that names every mistake in them */
export function checkedQuizzes(quizzes: readonly Quiz[]): readonly Quiz[] {
  const problems = [...quizzes.flatMap(problemsOf), ...repeatedTexts(quizzes)];
  if (problems.length > 0) throw new SiteError(`A quiz is wrong:\n  ${problems.join('\n  ')}`);
  return quizzes;
}

/** Returns the mistakes in a quiz as sentences; empty when it is playable. */
export function problemsOf(quiz: Quiz): string[] {
  const says = (sentence: string) => `${quiz.address}: ${sentence}`;
  return [
    ...(quiz.questions.length === 0 ? [says('it has no question')] : []),
    ...(quiz.categories.length === 0 ? [says('it has no category')] : []),
    ...repeated(quiz.categories.map(categorySlug)).map((slug) => says(`two categories are called ${slug}`)),
    ...quiz.questions.flatMap((question, index) => questionProblems(quiz, question, index)).map(says),
    ...quiz.categories.flatMap((category) => categoryProblems(quiz, category)).map(says),
    ...Object.keys(quiz.results)
      .filter((category) => !quiz.categories.includes(category))
      .map((category) => says(`the result “${category}” has no category`)),
  ];
}

function questionProblems(quiz: Quiz, { text, options }: Quiz['questions'][number], index: number): string[] {
  const place = `question ${index + 1}`;
  return [
    ...(text.trim() === '' ? [`${place} asks nothing`] : []),
    ...(options.length < FEWEST_OPTIONS ? [`${place} has fewer than ${FEWEST_OPTIONS} options`] : []),
    ...repeated(options.map((option) => option.text)).map((option) => `${place} offers “${option}” twice`),
    ...options.flatMap((option, position) => [
      ...(option.text.trim() === '' ? [`option ${position + 1} of ${place} says nothing`] : []),
      ...(quiz.categories.includes(option.category)
        ? []
        : [`option ${position + 1} of ${place} has no category of the quiz, but “${option.category}”`]),
    ]),
  ];
}

function categoryProblems(quiz: Quiz, category: string): string[] {
  const result = quiz.results[category];
  const isReachable = quiz.questions.some(({ options }) => options.some((option) => option.category === category));
  const words = result?.portrait.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return [
    ...(isReachable ? [] : [`no option leads to the category “${category}”`]),
    ...(result ? [] : [`the category “${category}” has no result`]),
    ...(result && words < FEWEST_WORDS_OF_PORTRAIT
      ? [`the portrait of “${category}” has ${words} words, fewer than ${FEWEST_WORDS_OF_PORTRAIT}`]
      : []),
    ...(result?.name.trim() === '' ? [`the result of “${category}” has no name`] : []),
  ];
}

/** Returns texts that occur twice, within a quiz or in two. */
function repeatedTexts(quizzes: readonly Quiz[]): string[] {
  const texts = quizzes.flatMap(({ questions, results }) => [
    ...questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]),
    ...Object.values(results).flatMap(({ portrait }) => portrait),
  ]);
  return [
    ...repeated(quizzes.map(({ address }) => address)).map((address) => `${address}: two quizzes stand there`),
    ...repeated(texts).map((text) => `“${text}” is said twice`),
  ];
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
