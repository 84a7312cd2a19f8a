/** Starts the game once the page has been painted and has nothing else to do. */
export function startSimulator(elementId: string): void {
  const element = document.getElementById(elementId);
  if (!element) return;
  const start = () => void import('./mount.tsx').then(({ mountSimulator }) => mountSimulator(element));
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 1);
}
