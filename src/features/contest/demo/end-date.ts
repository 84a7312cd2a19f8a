import { instantInParis, parisTime } from '../../../core/time/paris-clock.ts';

/** The instant at which the simulated contest ends: the first day of next month begins in Paris. */
export function simulatedEnd(now: Date): string {
  const { year, month } = parisTime(now.toISOString());
  return instantInParis({
    year: month === 12 ? year + 1 : year,
    month: (month % 12) + 1,
    day: 1,
    hour: 0,
    minute: 0,
  });
}
