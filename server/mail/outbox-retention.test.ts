import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OUTBOX_KEPT_DAYS } from '../../src/core/mail/retention.ts';
import { keepOutboxTidy } from './outbox-retention.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

it('the outbox drops messages older than the privacy page states, at the start and each hour', async () => {
  const removeBefore = vi.fn<(instant: Date) => Promise<number>>(async () => 0);
  const stop = keepOutboxTidy({ removeBefore });
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  stop();
  await vi.advanceTimersByTimeAsync(DAY);
  const ages = removeBefore.mock.calls.map(([instant]) => Date.parse('2026-11-26T10:00:00Z') - instant.getTime());
  expect(ages).toEqual([0, 1, 2].map((hours) => OUTBOX_KEPT_DAYS * DAY - hours * 60 * 60 * 1000));
});
