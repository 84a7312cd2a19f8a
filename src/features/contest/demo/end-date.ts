import { instantInParis, parisTime } from '../../../core/time/paris-clock.ts';

/** Returns the end of the simulated contest: the start of next month in Paris. */
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
