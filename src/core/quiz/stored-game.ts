import { QUIZ_PREFIX } from '../privacy/storage-keys.ts';
import type { Quiz } from './quiz.ts';
import type { Answers } from './scoring.ts';

type Stored = Pick<Quiz, 'address' | 'version' | 'questions'>;

export function gameKey({ address }: Stored): string {
  return QUIZ_PREFIX + address;
}

/** Returns the text to keep of a game, or null for one that has not begun. */
export function storedGame({ version }: Pick<Stored, 'version'>, answers: Answers): string | null {
  return answers.length === 0 ? null : JSON.stringify({ version, answers });
}

/** Returns the answers of a kept game; null when there is none, or it is not a game of these questions. */
export function readStoredGame({ version, questions }: Stored, text: string | null): Answers | null {
  const game = parsed(text);
  if (game === null || game['version'] !== version) return null;
  const answers: unknown = game['answers'];
  if (!Array.isArray(answers) || answers.length === 0 || answers.length > questions.length) return null;
  const areOptions = answers.every(
    (answer: unknown, index) => Number.isInteger(answer) && questions[index]?.options[answer as number] !== undefined,
  );
  return areOptions ? (answers as number[]) : null;
}

function parsed(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
