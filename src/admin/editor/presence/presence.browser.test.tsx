import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OtherEditor } from '../../../gateway/browser/presence.ts';
import { findOtherTabs, type PresenceChannel } from './other-tabs.ts';
import { PresenceLine } from './PresenceLine.tsx';
import { usePresence, type Presence } from './use-presence.ts';

const lea = { name: 'lea@example.org', since: '2026-05-14T12:05:00Z', isOwn: false };
const announce = vi.fn<Presence['announce']>();
const stop = vi.fn<Presence['stop']>();
const presence = { announce, stop };
let isHidden = false;

function Line({ articleId }: { articleId: string | null }) {
  return <PresenceLine others={usePresence(articleId, presence)} />;
}
const line = () => page.getByRole('status').element().textContent;
const hide = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  isHidden = false;
  announce.mockReset().mockResolvedValue([]);
  stop.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('announces the editor at once and every 20 s, and names the other editors', async () => {
  await render(<Line articleId="a" />);
  expect(announce.mock.calls).toEqual([['a']]);
  expect(line()).toBe('');
  announce.mockResolvedValue([lea]);
  vi.advanceTimersByTime(20_000);
  await expect.poll(line).toMatch(/^lea@example.org écrit aussi ici depuis /);
  announce.mockResolvedValue([]);
  vi.advanceTimersByTime(20_000);
  await expect.poll(line).toBe('');
  expect(announce).toHaveBeenCalledTimes(3);
});

it('announces nothing while the page is hidden, and announces at once when the page is shown again', async () => {
  await render(<Line articleId="a" />);
  hide(true);
  vi.advanceTimersByTime(200_000);
  expect(announce).toHaveBeenCalledTimes(1);
  hide(false);
  expect(announce).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(20_000);
  expect(announce).toHaveBeenCalledTimes(3);
});

it('keeps the names of other editors and goes on announcing when an announcement fails', async () => {
  announce.mockResolvedValue([lea]);
  await render(<Line articleId="a" />);
  await expect.poll(line).toMatch(/^lea/);
  announce.mockRejectedValue(new Error('no answer'));
  vi.advanceTimersByTime(40_000);
  expect(announce).toHaveBeenCalledTimes(3);
  expect(line()).toMatch(/^lea/);
});

it('ends the presence when the article is closed, and drops a late answer', async () => {
  let answer: (others: OtherEditor[]) => void = () => {};
  announce.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  stop.mockRejectedValue(new Error('no answer'));
  const { rerender } = await render(<Line articleId="a" />);
  await rerender(<Line articleId={null} />);
  expect(stop.mock.calls).toEqual([['a']]);
  answer([lea]);
  await Promise.resolve();
  vi.advanceTimersByTime(60_000);
  expect(line()).toBe('');
  expect(announce).toHaveBeenCalledTimes(1);
});

it('announces nothing without an article', async () => {
  await render(<Line articleId={null} />);
  vi.advanceTimersByTime(60_000);
  expect(announce).not.toHaveBeenCalled();
});

it('ends the presence when the page is left', async () => {
  await render(<Line articleId="a" />);
  window.dispatchEvent(new Event('pagehide'));
  expect(stop.mock.calls).toEqual([['a']]);
});

describe('with the article open in another tab', () => {
  /** Opens another tab of this browser, and waits until the tab under test has answered it. */
  async function openOther() {
    const channel = new BroadcastChannel('coquelicot:presence:a') as PresenceChannel;
    const other = findOtherTabs('other', channel);
    const receive = channel.onmessage;
    let isKnown = false;
    channel.onmessage = (event) => {
      receive?.(event);
      isKnown ||= event.data.kind === 'here-too';
    };
    other.announce();
    await expect.poll(() => isKnown).toBe(true);
    return other;
  }

  it('the presence ends only when both tabs are left', async () => {
    await render(<Line articleId="a" />);
    const other = await openOther();
    window.dispatchEvent(new Event('pagehide'));
    expect(stop).not.toHaveBeenCalled();
    other.leave();
    await expect.poll(() => (window.dispatchEvent(new Event('pagehide')), stop.mock.calls)).toEqual([['a']]);
    other.end();
  });
});
