import { startIsland, whenNear } from '../islands/start-island.ts';

/** How far below the screen a form begins to load. */
const AHEAD = '600px';

/** Starts a form of the page, found by its `data-form`, once it comes near. Until then, and without script, the browser sends it by itself. */
export function startForm(name: string, load: () => Promise<(element: HTMLElement) => void>): void {
  const element = document.querySelector<HTMLElement>(`[data-form=${name}]`);
  if (element) startIsland(element, whenNear(AHEAD), async () => (await load())(element));
}
