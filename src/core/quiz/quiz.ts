import type { PageAddress } from '../site/page-table.ts';
import type { Ground } from '../site/section-pictures.ts';

/** Answer to a question, with the category that gets a point. */
interface QuizOption<Category extends string = string> {
  text: string;
  category: Category;
}

interface QuizPicture {
  address: string;
  alternative: string;
}

export interface QuizQuestion<Category extends string = string> {
  text: string;
  picture?: QuizPicture;
  options: readonly QuizOption<Category>[];
}

type ResultShape = 'arch' | 'bubble' | 'leaf' | 'petal' | 'stamp' | 'ticket';

interface QuizResult {
  /** Name of the category in the result's title, after `resultLabel`. */
  name: string;
  /** A text for each paragraph. */
  portrait: readonly string[];
  /** Sentence on a shared link and its social picture; it makes readers curious about the portrait. */
  teaser: string;
  /** Alternative text of the drawing. */
  alternative: string;
  ground: Ground;
  shape: ResultShape;
  emoji?: string;
  /** Share of visitors with the same result, in per cent, where the result shows it. */
  pollPercentage?: number;
}

/** Bursts of confetti on the result; times in milliseconds. */
export interface Celebration {
  startsAfter: number;
  burstEvery: number;
  lasts: number;
  particles: number;
}

/** Definition of a quiz; plain data, since browsers get it as it is. */
export interface Quiz<Category extends string = string> {
  address: PageAddress;
  title: string;
  intro: string;
  description: string;
  /** Text of its card in the hub of games; without it the hub shows no card. */
  hubText?: string;
  /** Changes with the questions: a game begun with another version is dropped. */
  version: number;
  /** Categories in the order that settles ties. */
  categories: readonly Category[];
  /** Winner among categories with the highest score. */
  tie: 'first' | 'last';
  /** Milliseconds from an answer to the next question; 0 for at once. */
  answerDelay: number;
  /** Milliseconds that an answered question then takes to fade. */
  fadeDelay: number;
  celebration: Celebration | null;
  questions: readonly QuizQuestion<Category>[];
  results: Readonly<Record<Category, QuizResult>>;
  resultLabel: string;
  /** Invitation to play, on the page of a result. */
  invitation: string;
  buttons: { signUp: string; retry: string; games: string };
  /** Another try either loads the page again or begins at once. */
  retriesBy: 'reload' | 'reset';
}

/** Returns a title as « Diagnostic : malchance ». */
export function resultTitle({ resultLabel }: Pick<Quiz, 'resultLabel'>, { name }: Pick<QuizResult, 'name'>): string {
  return `${resultLabel}\u00a0: ${name}`;
}

/** @throws Error for an unknown category: a mistake of ours */
export function resultOf(quiz: Quiz, category: string): QuizResult {
  const result = quiz.results[category];
  if (!result) throw new Error(`The quiz ${quiz.address} has no result ${category}`);
  return result;
}
