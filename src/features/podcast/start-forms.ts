import { startIsland, whenNear } from '../../presentation/islands/start-island.ts';

/** How far below the screen a form begins to load. */
const AHEAD = '600px';

type Start = (element: HTMLElement) => void;

/** Starters of the forms, by the name on their element. */
const STARTS: Record<string, () => Promise<Start>> = {
  guest: () => import('./guest-form/mount.tsx').then(({ mountGuestForm }) => mountGuestForm),
  newsletter: () => import('./newsletter/mount.tsx').then(({ mountNewsletterForm }) => mountNewsletterForm),
};

/** Starts each form of the page once it comes near. Until then, and without script, the browser sends it by itself. */
export function startForms(elements: Iterable<HTMLElement>): void {
  for (const element of elements) {
    const load = STARTS[element.dataset['form'] ?? ''];
    if (load) startIsland(element, whenNear(AHEAD), async () => (await load())(element));
  }
}
