import type { Quiz } from '../../../core/quiz/quiz.ts';
import { hydrateIsland } from '../../../presentation/islands/island-root.tsx';
import { QuizIsland } from './QuizIsland.tsx';

/** Hydrates the quiz of an element from its `data-quiz`; removes that attribute once the quiz works. */
export function mountQuiz(element: HTMLElement): void {
  const quiz = JSON.parse(element.dataset['quiz'] ?? '') as Quiz;
  const onReady = () => element.removeAttribute('data-quiz');
  hydrateIsland(element, <QuizIsland quiz={quiz} onReady={onReady} />);
}
