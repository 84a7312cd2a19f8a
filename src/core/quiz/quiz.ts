import type { PageAddress } from '../site/page-table.ts';
import type { Ground } from '../site/section-pictures.ts';

/** Answer to a question, with the category that it scores for. */
interface QuizOption<Category extends string = string> {
  text: string;
  category: Category;
}

interface QuizPicture {
  /** Address of the drawing. */
  address: string;
  /** Alternative text. */
  alternative: string;
}

export interface QuizQuestion<Category extends string = string> {
  text: string;
  picture?: QuizPicture;
  options: readonly QuizOption<Category>[];
}

/** The outlines that a result's drawing is cut in. */
type ResultShape = 'arch' | 'bubble' | 'leaf' | 'petal' | 'stamp' | 'ticket';

interface QuizResult {
  /** How the result calls its category, after the quiz's own `resultLabel`. */
  name: string;
  /** The portrait, by paragraphs. */
  portrait: readonly string[];
  /** A line that makes one want to see the portrait: with a shared link, and on its picture. */
  teaser: string;
  /** Alternative text of the drawing. */
  alternative: string;
  ground: Ground;
  shape: ResultShape;
  emoji?: string;
  /** How many in a hundred have the same result, where the result says so. */
  pollPercentage?: number;
}

/** Bursts of confetti on the result, in milliseconds and particles. */
export interface Celebration {
  startsAfter: number;
  burstEvery: number;
  lasts: number;
  particles: number;
}

/** All that is particular to a quiz. It is handed to the browser as it is: plain data. */
export interface Quiz<Category extends string = string> {
  address: PageAddress;
  title: string;
  intro: string;
  description: string;
  /** Text of its card in the hub of games, which shows none without it. */
  hubText?: string;
  /** Changes with its questions: a game that was begun with others is not taken up again. */
  version: number;
  /** In order: which of two with the same score wins follows from it. */
  categories: readonly Category[];
  /** Which of the categories with the highest score wins. */
  tie: 'first' | 'last';
  /** Milliseconds from an answer to the next question; 0 moves on immediately. */
  answerDelay: number;
  /** Milliseconds that a question then takes to fade, before the next one. */
  fadeDelay: number;
  celebration: Celebration | null;
  questions: readonly QuizQuestion<Category>[];
  results: Readonly<Record<Category, QuizResult>>;
  /** Opening words of a result's title. */
  resultLabel: string;
  /** How the result's page invites to play. */
  invitation: string;
  /** The buttons of a result. */
  buttons: { signUp: string; retry: string; games: string };
  /** Whether another try loads the page again, or begins at once. */
  retriesBy: 'reload' | 'reset';
}

/** The title of a result, as « Diagnostic : malchance ». */
export function resultTitle({ resultLabel }: Pick<Quiz, 'resultLabel'>, { name }: Pick<QuizResult, 'name'>): string {
  return `${resultLabel}\u00a0: ${name}`;
}

/** The result of a category. @throws for a category that the quiz does not have: a mistake of ours */
export function resultOf(quiz: Quiz, category: string): QuizResult {
  const result = quiz.results[category];
  if (!result) throw new Error(`The quiz ${quiz.address} has no result ${category}`);
  return result;
}
