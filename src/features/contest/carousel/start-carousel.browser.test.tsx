import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './carousel.css';
import { CAROUSEL_COPY } from './copy.ts';
import { startCarousel } from './start-carousel.ts';

const TITLES = ['Un', 'Deux', 'Trois'];
const PAGE = `
  <section class="carousel" style="width: 400px">
    <div class="reel">${TITLES.map((title) => `<div><video></video><p class="film-title">${title}</p></div>`).join('')}</div>
    <div class="carousel-buttons" data-buttons>
      <button type="button" data-step="-1"></button>
      <button type="button" data-playing="false"></button>
      <button type="button" data-step="1"></button>
      <p role="status" class="carousel-place"></p>
    </div>
  </section>`;

const reel = () => document.querySelector<HTMLElement>('.reel') as HTMLElement;
const place = () => document.querySelector('.carousel-place')?.textContent;
const said = (index: number) => `${CAROUSEL_COPY.position(index + 1, TITLES.length)} – ${TITLES[index]}`;
const keepSilent = (event: Event) => event.stopImmediatePropagation();

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

afterEach(() => removeEventListener('scrollend', keepSilent, true));

it.each([
  ['sends scrollend', true],
  // As Safari before 26.2.
  ['sends no scrollend', false],
])('the carousel announces a scrolled position and steps on from there, in a browser that %s', async (_what, tells) => {
  if (!tells) addEventListener('scrollend', keepSilent, true);
  startCarousel(document.querySelector<HTMLElement>('.carousel'));
  reel().scrollTo({ left: reel().clientWidth, behavior: 'instant' });
  await expect.poll(place).toBe(said(1));
  document.querySelector<HTMLElement>('[data-step="1"]')?.click();
  expect(place()).toBe(said(2));
});

it.each([
  ['the carousel plays once the visitor no longer prefers reduced motion', false, 'true'],
  ['the carousel does not start by itself while the browser saves data', true, 'false'],
])('%s', (_, saveData, playing) => {
  const reduced = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(reduced as unknown as MediaQueryList);
  vi.spyOn(navigator as Navigator & { connection: object }, 'connection', 'get').mockReturnValue({ saveData });
  startCarousel(document.querySelector<HTMLElement>('.carousel'));
  const toggle = document.querySelector<HTMLElement>('[data-playing]');
  expect(toggle?.dataset['playing']).toBe('false');
  reduced.matches = false;
  reduced.dispatchEvent(new Event('change'));
  expect(toggle?.dataset['playing']).toBe(playing);
  vi.restoreAllMocks();
});
