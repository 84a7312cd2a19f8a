import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startIsland, whenNear } from './start-island.ts';

const PAGE = `
  <div class="island">
    <div id="game">Le jeu</div>
    <div data-failure="script" role="alert" hidden><p>Pas chargé.</p><button type="button">Réessayer</button></div>
  </div>`;

let place: HTMLElement;
const failure = page.getByRole('alert');
const load = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  load.mockReset();
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = PAGE;
});

afterEach(() => {
  vi.restoreAllMocks();
  place.remove();
});

const start = () =>
  startIsland(
    document.getElementById('game') as HTMLElement,
    (_, now) => now(),
    () => load(),
  );

it('startIsland shows an alert when the script of an island does not load, and retries when asked to', async () => {
  // When the site answers, a retry reloads the page: tests/nightly/pages/islands-not-loaded.test.ts.
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  start();
  await expect.element(failure.getByText('Pas chargé.')).toBeVisible();
  await page.getByRole('button').click();
  await expect.element(failure).toBeVisible();
  load.mockResolvedValueOnce();
  await page.getByRole('button').click();
  await expect.element(failure).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
  expect(document.activeElement?.id).toBe('game');
});

it('startIsland repeats the last click that was made before the island started', async () => {
  let arrive: () => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const game = document.getElementById('game') as HTMLElement;
  game.innerHTML = '<button type="button">Charlie</button><button type="button"><b>Noa</b></button>';
  start();
  for (const name of ['Charlie', 'Noa']) await page.getByText(name).click();
  const pressed = vi.fn((event: Event) => (event.target as Element).textContent);
  game.addEventListener('click', pressed);
  arrive();
  await expect.poll(() => pressed.mock.results).toEqual([{ type: 'return', value: 'Noa' }]);
  await page.getByText('Charlie').click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('startIsland shows no alert for an island that starts', async () => {
  load.mockResolvedValueOnce();
  start();
  await expect.poll(() => load).toHaveBeenCalledOnce();
  expect(place.querySelector<HTMLElement>('[data-failure]')?.hidden).toBe(true);
});

it('whenNear starts an island that has come near, even if the browser reports two positions together', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const begin = vi.fn();
  whenNear('600px')(place, begin);
  report([{ isIntersecting: false }]);
  expect(begin).not.toHaveBeenCalled();
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(begin).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
