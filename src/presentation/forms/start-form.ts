import { startIsland, whenNear } from '../islands/start-island.ts';

/** Distance below the screen at which a form starts to load. */
const AHEAD = '600px';

/** Starts the form with this `data-form` once it comes near. Until then, and without script, the browser submits it. */
export function startForm(name: string, load: () => Promise<(element: HTMLElement) => void>): void {
  const element = document.querySelector<HTMLElement>(`[data-form=${name}]`);
  if (element) startIsland(element, whenNear(AHEAD), async () => (await load())(element));
}
