import { existsSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQuizSounds } from './quiz-sounds.ts';

let kept: string | null;
const player = { prepare: vi.fn<(addresses: readonly string[]) => void>(), play: vi.fn<(address: string) => void>() };
const preference = { read: () => kept, write: (text: string | null) => void (kept = text) };

beforeEach(() => {
  kept = null;
  vi.clearAllMocks();
});

it('sounds are off until the visitor turns them on, and stay as the visitor left them', () => {
  const sounds = createQuizSounds(player, preference);
  sounds.restore();
  sounds.play('click');
  expect(player.play).not.toHaveBeenCalled();
  sounds.toggle();
  sounds.play('click');
  expect(player.play.mock.calls).toEqual([['/sounds/click.mp3']]);

  const later = createQuizSounds(player, preference);
  expect(later.$areOn.get()).toBe(false);
  later.restore();
  expect(later.$areOn.get()).toBe(true);
  later.toggle();
  later.play('confetti');
  const last = createQuizSounds(player, preference);
  last.restore();
  expect([last.$areOn.get(), player.play.mock.calls.length]).toEqual([false, 1]);
});

it('sounds load three existing files once, when the visitor turns them on', () => {
  const sounds = createQuizSounds(player, preference);
  sounds.toggle();
  const [addresses = []] = player.prepare.mock.calls[0] ?? [];
  expect(addresses).toHaveLength(3);
  for (const address of addresses) expect(existsSync(`public${address}`), address).toBe(true);
  sounds.toggle();
  expect(player.prepare).toHaveBeenCalledOnce();
});
