import type { Quiz } from '../../../core/quiz/quiz.ts';
import { hydrateIsland } from '../../../presentation/islands/island-root.tsx';
import { QuizIsland } from './QuizIsland.tsx';

/** Starts the quiz that an element's data hold, in what the page shows of it already; takes the data away once it works. */
export function mountQuiz(element: HTMLElement): void {
  const quiz = JSON.parse(element.dataset['quiz'] ?? '') as Quiz;
  const onReady = () => element.removeAttribute('data-quiz');
  hydrateIsland(element, <QuizIsland quiz={quiz} onReady={onReady} />);
}
