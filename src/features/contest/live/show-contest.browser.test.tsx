import { afterEach, expect, it, vi } from 'vitest';
import type { ContestStatus } from '../../../core/contest/contest-status.ts';
import { DRAWS_COPY } from './copy.ts';
import { showContest } from './show-contest.ts';

const STATUS: ContestStatus = {
  name: '2026-12',
  startsAt: '2026-12-01T00:00:00.000Z',
  endsAt: '2027-01-01T00:00:00.000Z',
  entries: 10,
  draws: [
    {
      number: 1,
      closesAt: '2026-12-08T00:00:00.000Z',
      prizes: ['accessory'],
      seedRound: 1,
      listHash: 'abc',
      seed: null,
      signature: null,
      drawnAt: null,
      drawn: [],
    },
  ],
};

afterEach(() => vi.restoreAllMocks());

it('showContest downloads a list without revoking its address right after the click', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  document.body.innerHTML = '<ol data-draws></ol>';
  showContest(document, STATUS, async () => 'line\n');
  const button = document.querySelector('button');
  expect(button?.textContent).toBe(DRAWS_COPY.download);
  button?.click();
  await expect.poll(() => clicked.mock.contexts.length).toBe(1);
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('tirage-1.txt');
  expect(await (made.mock.lastCall?.[0] as Blob).text()).toBe('line\n');
  expect(revoked).not.toHaveBeenCalled();
});
