import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIVE_COPY } from './copy.ts';
import { runClock } from './run-clock.ts';

const STARTS = Date.parse('2026-12-01T11:00:00Z');
const ENDS = Date.parse('2026-12-22T11:00:00Z');
const SECOND = 1000;

let now = 0;
const news = () => document.querySelector('[data-time-news]')?.textContent;
const passSecond = () => vi.advanceTimersByTime(SECOND);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  document.body.innerHTML = `
    <div data-live-time data-starts="2026-12-01T11:00:00Z" data-ends="2026-12-22T11:00:00Z">
      <p data-time-label></p><p data-digits></p><p data-closed hidden></p><p role="status" data-time-news></p>
    </div>`;
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

it('runClock announces the end of the contest while the page is open', () => {
  now = ENDS - SECOND;
  runClock(document, () => now, vi.fn());
  expect(news()).toBe('');
  now = ENDS;
  passSecond();
  expect(news()).toBe(LIVE_COPY.closed);
});

it('runClock announces no end when the server’s time shows that the contest has not opened yet', () => {
  const onPhase = vi.fn();
  now = STARTS + SECOND;
  runClock(document, () => now, onPhase);
  now = STARTS - SECOND;
  passSecond();
  expect(onPhase.mock.calls).toEqual([['open'], ['before']]);
  expect(news()).toBe('');
});
