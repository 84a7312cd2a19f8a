/**
 * Starts the quiz that the page shows, once the browser has nothing better to do. Astro's own loader would be 3 KB more, and
 * a style in the middle of the page.
 */
export function startQuizWhenIdle(): void {
  const element = document.querySelector<HTMLElement>('[data-quiz]');
  if (!element) return;
  const start = () => void import('./mount.tsx').then(({ mountQuiz }) => mountQuiz(element));
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 200);
}
