import { expect, it } from 'vitest';
import { findOtherTabs, type PresenceChannel } from './other-tabs.ts';

/** Returns a function that opens tabs of one browser, which receive each other’s messages at once. */
function createTabs() {
  const channels = new Set<PresenceChannel>();
  return (tab: string) => {
    const channel: PresenceChannel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data });
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    return findOtherTabs(tab, channel);
  };
}

it('a tab knows of tabs opened before and after it, until they leave', () => {
  const open = createTabs();
  const first = open('first');
  first.announce();
  expect(first.areThere()).toBe(false);
  const second = open('second');
  second.announce();
  expect([first.areThere(), second.areThere()]).toEqual([true, true]);
  const third = open('third');
  third.announce();
  second.leave();
  second.end();
  expect(first.areThere()).toBe(true);
  third.leave();
  third.end();
  expect(first.areThere()).toBe(false);
});

it('a tab counts again when it announces itself after leaving', () => {
  const open = createTabs();
  const [first, second] = [open('first'), open('second')];
  second.announce();
  second.leave();
  second.announce();
  expect(first.areThere()).toBe(true);
});
