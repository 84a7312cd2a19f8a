import { memo, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { QuizState } from '../../../core/quiz/flow.ts';
import type { QuizQuestion } from '../../../core/quiz/quiz.ts';

interface Props {
  question: QuizQuestion;
  index: number;
  /** Null unless the game is at this question. */
  state: QuizState | null;
  headingRef: RefObject<HTMLHeadingElement | null> | null;
  onPick: (option: number) => void;
}

/** A question with its options. All share one place, so that none moves the page. An answer renders only the visible one. */
export const QuestionCard = memo(function QuestionCard({ question, index, state, headingRef, onPick }: Props) {
  // Arrow keys select radios, and browsers report that as a click: such a click is not an answer yet.
  const isMovedByArrow = useRef(false);
  const picked = state && 'picked' in state ? state.picked : null;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, option: number) => {
    isMovedByArrow.current = event.key.startsWith('Arrow');
    if (event.key === 'Enter') onPick(option);
  };
  const onClick = (option: number) => {
    if (!isMovedByArrow.current) onPick(option);
    isMovedByArrow.current = false;
  };
  const forgetArrow = () => {
    isMovedByArrow.current = false;
  };

  return (
    <fieldset
      className="quiz-question"
      data-current={state !== null}
      data-step={state?.step}
      onPointerDown={forgetArrow}
    >
      <legend>
        <h2 ref={headingRef} tabIndex={-1}>
          {question.text}
        </h2>
      </legend>
      {question.picture && (
        <img src={question.picture.address} alt={question.picture.alternative} width={480} height={360} />
      )}
      <div className="quiz-options">
        {question.options.map(({ text }, option) => (
          <label key={option} data-picked={picked === option || undefined}>
            <input
              type="radio"
              name={`question-${index + 1}`}
              value={option + 1}
              disabled={picked !== null && picked !== option}
              onKeyDown={(event) => onKeyDown(event, option)}
              onKeyUp={forgetArrow}
              onClick={() => onClick(option)}
            />
            <span className="quiz-key" aria-hidden="true">
              {option + 1}
            </span>
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
