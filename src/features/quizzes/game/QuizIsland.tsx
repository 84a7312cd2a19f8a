import type { ReadableAtom } from 'nanostores';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { progressPercentage, questionIndex } from '../../../core/quiz/flow.ts';
import { resultOf, resultTitle, type Quiz } from '../../../core/quiz/quiz.ts';
import { winningCategory } from '../../../core/quiz/scoring.ts';
import { gameKey } from '../../../core/quiz/stored-game.ts';
import { keptText } from '../../../presentation/storage/kept-text.ts';
import { celebrate } from './celebrate.ts';
import { GAME_COPY } from './copy.ts';
import { GameBar } from './GameBar.tsx';
import { keepQuizWhenIdle } from './keep-quiz.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { createQuizGame } from './quiz-game.ts';
import { createQuizSounds } from './quiz-sounds.ts';
import { ResultView } from './ResultView.tsx';
import { useNumberKeys } from './use-number-keys.ts';
import { useSingleAnswers } from './use-single-answers.ts';

interface Props {
  quiz: Quiz;
  /** Called once the quiz handles input. */
  onReady?: () => void;
}

export function QuizIsland({ quiz, onReady }: Props) {
  const [sounds] = useState(() => createQuizSounds());
  const [game] = useState(() =>
    createQuizGame(quiz, {
      progress: keptText(gameKey(quiz)),
      wait: (milliseconds, then) => void setTimeout(then, milliseconds),
      play: sounds.play,
    }),
  );
  const state = useValue(game.$state);
  const areSoundsOn = useValue(sounds.$areOn);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const noteAnswer = useSingleAnswers(root);

  const index = questionIndex(state, quiz);
  const isFinished = state.step === 'finished';
  const category = isFinished ? winningCategory(quiz, state.answers) : null;
  const { celebration } = quiz;

  const pick = useCallback(
    (option: number) => {
      hasMoved.current = true;
      game.pick(option);
      noteAnswer();
    },
    [game, noteAnswer],
  );

  useEffect(() => keepQuizWhenIdle(quiz), [quiz]);

  useEffect(() => {
    sounds.restore();
    // Restores the kept game; a finished one only after a reload or with « back », because a visitor who follows a link plays anew.
    game.resume(!isFirstVisit());
    // Takes over an answer ticked before the script loaded, for the first question of a new game only: a reload may keep old ticks.
    const early = root.current?.querySelector<HTMLInputElement>('[data-current=true] input:checked');
    const isNew = game.$state.get().answers.length === 0;
    if (early && isNew && isFirstVisit()) pick(Number(early.value) - 1);
    else if (early) early.checked = false;
  }, [game, sounds, pick]);

  // Leaves the visitor's focus alone at the first question.
  useEffect(() => {
    if (hasMoved.current && !isFinished) heading.current?.focus();
  }, [index, isFinished]);

  useEffect(() => {
    if (isFinished && celebration && hasMoved.current)
      return celebrate(celebration, { playSound: () => sounds.play('confetti') });
    return undefined;
  }, [isFinished, celebration, sounds]);

  useNumberKeys(useCallback((number) => pick(number - 1), [pick]));

  // Last effect: all other listeners are ready by then.
  useEffect(() => onReady?.(), [onReady]);

  const goBack = () => {
    hasMoved.current = true;
    game.goBack();
  };
  const retry = () => {
    // Restarts in the page first: without a network, the page cannot be reloaded.
    game.restart();
    if (quiz.retriesBy === 'reload' && navigator.onLine) {
      scrollTo({ top: 0, behavior: 'instant' });
      location.reload();
    }
  };

  return (
    <div ref={root} className="quiz-game">
      <p role="status" className="sr-only">
        {category !== null && `${GAME_COPY.result}. ${resultTitle(quiz, resultOf(quiz, category))}`}
      </p>
      {category === null ? (
        <>
          <GameBar
            index={index}
            count={quiz.questions.length}
            progress={progressPercentage(index, quiz)}
            isWaiting={state.step === 'answered'}
            canGoBack={state.step === 'asking' && index > 0}
            areSoundsOn={areSoundsOn}
            waitingTime={quiz.answerDelay}
            onBack={goBack}
            onSounds={sounds.toggle}
          />
          <div className="quiz-questions">
            {quiz.questions.map((question, position) => (
              <QuestionCard
                key={position}
                question={question}
                index={position}
                state={position === index ? state : null}
                headingRef={position === index ? heading : null}
                onPick={pick}
              />
            ))}
          </div>
          <p className="quiz-keys">{GAME_COPY.keys}</p>
        </>
      ) : (
        <ResultView quiz={quiz} category={category} onRetry={retry} />
      )}
    </div>
  );
}

/** Returns a store's value. The library's own hook, which also follows parts of stores, would add half a kilobyte. */
function useValue<Value>({ listen, get }: ReadableAtom<Value>): Value {
  return useSyncExternalStore(listen, get, get);
}

function isFirstVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
