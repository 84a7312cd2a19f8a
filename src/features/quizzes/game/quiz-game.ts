import { atom, type ReadableAtom } from 'nanostores';
import { duration, NEW_GAME, nextState, type Course, type GameEvent, type QuizState } from '../../../core/quiz/flow.ts';
import type { Quiz } from '../../../core/quiz/quiz.ts';
import { readStoredGame, storedGame } from '../../../core/quiz/stored-game.ts';
import type { KeptText } from '../../../presentation/storage/kept-text.ts';
import type { QuizSound } from './quiz-sounds.ts';

interface GameEffects {
  /** Storage of the game in progress. */
  progress: KeptText;
  wait(milliseconds: number, then: () => void): void;
  play(sound: QuizSound): void;
}

export interface QuizGame {
  $state: ReadableAtom<QuizState>;
  pick(option: number): void;
  goBack(): void;
  restart(): void;
  /** Restores the kept game, if any. @param withResult whether to restore a finished game too */
  resume(withResult: boolean): void;
}

/** Creates a visitor's game: the state of `core/quiz/flow.ts` with timing, sounds and storage. */
export function createQuizGame(
  quiz: Course & Pick<Quiz, 'address' | 'version' | 'questions'>,
  { progress, wait, play }: GameEffects,
): QuizGame {
  const $state = atom<QuizState>(NEW_GAME);

  const send = (event: GameEvent) => {
    const before = $state.get();
    const after = nextState(before, event, quiz);
    if (after === before) return;
    $state.set(after);
    if (after.answers !== before.answers) progress.write(storedGame(quiz, after.answers));
    if (event.type === 'picked') play('click');
    if (after.step === 'finished' && event.type !== 'resumed') play('correct');
    const lasts = duration(after, quiz);
    if (lasts !== null) wait(lasts, () => send({ type: 'elapsed' }));
  };

  return {
    $state,
    pick: (option) => send({ type: 'picked', option }),
    goBack: () => send({ type: 'went back' }),
    restart: () => send({ type: 'restarted' }),
    resume(withResult) {
      const answers = readStoredGame(quiz, progress.read());
      if (answers && (withResult || answers.length < quiz.questions.length)) send({ type: 'resumed', answers });
    },
  };
}
