import { afterEach, describe, expect, it, vi } from 'vitest';
import { instantInParis, parisTime } from './paris-clock.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const timeOf = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[- :]/).map(Number);
  return { year, month, day, hour, minute };
};

/** Times on a clock in Paris and their instants, for both directions. */
const TIMES = [
  ['2026-01-15 12:00', '2026-01-15T11:00:00.000Z'],
  ['2026-07-14 00:00', '2026-07-13T22:00:00.000Z'],
  ['2026-12-31 23:59', '2026-12-31T22:59:00.000Z'],
  ['2027-01-01 00:00', '2026-12-31T23:00:00.000Z'],
  ['2024-02-29 08:05', '2024-02-29T07:05:00.000Z'],
  // Summer time begins on 29 March 2026 at 01:00 UTC, and ends on 25 October at 01:00 UTC.
  ['2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25 01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
  ['1998-07-12 21:00', '1998-07-12T19:00:00.000Z'],
] as const;

describe.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Paris'])('a machine in %s', (zone) => {
  it.each(TIMES)('converts %s in Paris to and from the instant %s', async (written, instant) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const clock = await import('./paris-clock.ts');
    expect(clock.parisTime(instant)).toEqual(timeOf(written));
    expect(clock.instantInParis(timeOf(written))).toBe(instant);
  });
});

describe('the night when the clocks change', () => {
  it('has no 02:30 in March: 02:30 is read as 03:30', () => {
    expect(instantInParis(timeOf('2026-03-29 02:30'))).toBe('2026-03-29T01:30:00.000Z');
    expect(parisTime('2026-03-29T01:30:00Z')).toEqual(timeOf('2026-03-29 03:30'));
  });

  it('has 02:30 twice in October: 02:30 is read as the first of the two', () => {
    expect(parisTime('2026-10-25T01:30:00Z')).toEqual(parisTime('2026-10-25T00:30:00Z'));
    expect(instantInParis(parisTime('2026-10-25T01:30:00Z'))).toBe('2026-10-25T00:30:00.000Z');
  });
});

it('every hour of a year converts to Paris time and back, except the hour that October repeats', () => {
  const hours = Array.from({ length: 365 * 24 }, (_, index) => Date.UTC(2026, 0, 1) + index * 3_600_000);
  const moved = hours.filter((at) => Date.parse(instantInParis(parisTime(new Date(at).toISOString()))) !== at);
  // The second occurrence of a repeated hour is read as the first.
  expect(moved.map((at) => new Date(at).toISOString())).toEqual(['2026-10-25T01:00:00.000Z']);
});

it('parisTime refuses a text that is no instant', () => {
  expect(() => parisTime('demain')).toThrow(RangeError);
});
