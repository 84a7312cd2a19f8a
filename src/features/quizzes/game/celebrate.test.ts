import { afterEach, expect, it, vi } from 'vitest';
import { celebrate } from './celebrate.ts';

const CELEBRATION = { startsAfter: 500, burstEvery: 700, lasts: 5000, particles: 100 };

/** Begins a celebration whose time passes when the test calls `passTime`. */
function begin(prefersReducedMotion = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
  const { promise, resolve } = Promise.withResolvers<{ throwConfetti: () => () => void }>();
  const waiting = new Set<() => void>();
  const endConfetti = vi.fn();
  const throwConfetti = vi.fn(() => endConfetti);
  const playSound = vi.fn();
  const loadConfetti = vi.fn(() => promise);
  const after = vi.fn((_milliseconds: number, then: () => void) => {
    waiting.add(then);
    return () => void waiting.delete(then);
  });
  const stop = celebrate(CELEBRATION, { loadConfetti, playSound, after });
  const load = async () => {
    resolve({ throwConfetti });
    await promise;
  };
  const passTime = () => waiting.forEach((then) => then());
  return { load, passTime, stop, after, endConfetti, loadConfetti, playSound, throwConfetti };
}

afterEach(() => vi.unstubAllGlobals());

it('celebrate throws confetti, and plays the sound with the first throw', async () => {
  const { load, passTime, after, playSound, throwConfetti } = begin();
  await load();
  expect(throwConfetti).toHaveBeenCalledExactlyOnceWith(CELEBRATION);
  expect(after.mock.lastCall?.[0]).toBe(CELEBRATION.startsAfter);
  expect(playSound).not.toHaveBeenCalled();
  passTime();
  expect(playSound).toHaveBeenCalledOnce();
});

it('celebrate ends its confetti and its sound when the visitor leaves before the first throw', async () => {
  const { load, passTime, stop, endConfetti, playSound } = begin();
  await load();
  stop();
  passTime();
  expect(endConfetti).toHaveBeenCalledOnce();
  expect(playSound).not.toHaveBeenCalled();
});

it('celebrate does not begin when the visitor leaves while the confetti loads', async () => {
  const { load, passTime, stop, playSound, throwConfetti } = begin();
  stop();
  await load();
  passTime();
  expect(throwConfetti).not.toHaveBeenCalled();
  expect(playSound).not.toHaveBeenCalled();
});

it('celebrate loads nothing for a visitor who prefers reduced motion', () => {
  const { loadConfetti } = begin(true);
  expect(loadConfetti).not.toHaveBeenCalled();
});
