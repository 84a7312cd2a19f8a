import { startIsland, whenIdle } from '../../presentation/islands/start-island.ts';

export function startSimulator(elementId: string): void {
  const element = document.getElementById(elementId);
  if (!element) return;
  startIsland(element, whenIdle, async () => (await import('./mount.tsx')).mountSimulator(element));
}
