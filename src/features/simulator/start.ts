import { startIsland, whenIdle } from '../../presentation/islands/start-island.ts';

export function startSimulator(elementId: string): void {
  const element = document.getElementById(elementId);
  if (!element) return;
  // The last choice made before the game takes choices.
  let early: HTMLElement | null = null;
  const keepChoice = ({ target }: MouseEvent) => (early = (target as Element).closest<HTMLElement>('.option'));
  element.addEventListener('click', keepChoice);
  const onReady = () => {
    element.removeEventListener('click', keepChoice);
    early?.click();
  };
  startIsland(element, whenIdle, async () => (await import('./mount.tsx')).mountSimulator(element, onReady));
}
