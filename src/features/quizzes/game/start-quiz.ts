import { startIsland, whenIdle } from '../../../presentation/islands/start-island.ts';

/**
 * Starts the quiz that the page shows. Astro's own loader would be 3 KB more, and a style in the middle of the page.
 */
export function startQuiz(): void {
  const element = document.querySelector<HTMLElement>('[data-quiz]');
  if (!element) return;
  startIsland(element, whenIdle, async () => (await import('./mount.tsx')).mountQuiz(element));
}
