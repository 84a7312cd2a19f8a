import { startIsland, whenIdle } from '../../../presentation/islands/start-island.ts';

/** Starts the page's quiz. Astro's own loader would add 3 KB, and a style element in the middle of the page. */
export function startQuiz(): void {
  const element = document.querySelector<HTMLElement>('[data-quiz]');
  if (!element) return;
  startIsland(element, whenIdle, async () => (await import('./mount.tsx')).mountQuiz(element));
}
